import { openDatabase } from '../../store/database.ts'
import { loadKeys } from '../provider/keys.ts'

// A process of its own for the test of two that start together.
const [dataDir = ''] = process.argv.slice(2)
const open = await openDatabase({ databaseUrl: null, dataDir })
const { signing, cookies } = await loadKeys(open.db)
process.stdout.write(`${signing.kid} ${cookies.join()}\n`)
await open.close()

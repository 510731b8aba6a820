import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

// Whatever is written holds accounts, keys and profiles: no other account of the machine reads it.
process.umask(0o077)
// Half of a start is compiling. In a folder of our own: who can write there can run any code.
enableCompileCache(join(dataFolder(process.env), 'compiled'))
const { start } = await import('./start.ts')
await start(process.env, cluster.isWorker)

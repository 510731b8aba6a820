import { build } from './build-portal.ts'
import { isBuilt } from './build-stamp.ts'

if (!(await isBuilt())) await build()
await import('../server/main.ts')

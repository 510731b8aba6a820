import { build } from './build-portal.ts'

await build()

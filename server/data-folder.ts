import { resolve } from 'node:path'

/** The folder that the server writes to; a relative `DATA_DIR` is one of where it was started. */
export function dataFolder(env: Record<string, string | undefined>): string {
  return resolve(env['DATA_DIR'] || '.data')
}

import { runServer } from './run-server.ts'
import { StartupError } from './startup-error.ts'

try {
  await runServer(process.env)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}

import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'
import { StartupError } from './startup-error.ts'

/**
 * Starts the portal; on a failure says in one sentence why, and ends the process.
 * @param env the environment variables that docs/configuration.md describes
 * @param isWorker whether this is one of several processes that another one has started
 */
export async function start(env: NodeJS.ProcessEnv, isWorker: boolean): Promise<void> {
  try {
    const config = readConfig(env)
    if (config.workers === 1 || isWorker) await runServer(config)
    else await import('./workers/run-workers.ts').then(({ runWorkers }) => runWorkers(config))
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

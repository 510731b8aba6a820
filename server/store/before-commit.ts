import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect } from 'kysely'
import { withDriver } from './with-driver.ts'

type Step = (connection: DatabaseConnection) => Promise<void>

const steps = new AsyncLocalStorage<Step>()

/**
 * Runs something so that each of its transactions takes a step of ours along: the step's writes and
 * the transaction's are committed together or not at all. A step that fails rolls the transaction back.
 */
export function withBeforeCommit<T>(step: Step, run: () => Promise<T>): Promise<T> {
  return steps.run(step, run)
}

/** The same dialect, whose transactions take the step of `withBeforeCommit` along. */
export function heedBeforeCommit(dialect: Dialect): Dialect {
  return withDriver(dialect, (driver) => {
    const commit = driver.commitTransaction.bind(driver)
    driver.commitTransaction = async (connection) => {
      await steps.getStore()?.(connection)
      await commit(connection)
    }
  })
}

import type { Dialect, Driver } from 'kysely'

/** The same dialect, whose drivers are changed before they are used. */
export function withDriver(dialect: Dialect, change: (driver: Driver) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver()
      change(driver)
      return driver
    },
  }
}

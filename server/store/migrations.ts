import type { Migration } from './migration.ts'
import { organisations } from './migrations/0001-organisations.ts'
import { identity } from './migrations/0002-identity.ts'
import { affiliates } from './migrations/0004-affiliates.ts'
import { brands } from './migrations/0003-brands.ts'
import { operators } from './migrations/0005-operators.ts'

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  organisations,
  identity,
  brands,
  affiliates,
  operators,
]

import type { Command } from './command.ts'
import { listOperators } from './commands/operators/list.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [listOperators]

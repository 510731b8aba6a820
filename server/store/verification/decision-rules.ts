import type { OperatorRole } from '#src/contract/operate/operator-role.ts'
import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import type { DecisionKind } from '../tables/verification.ts'
import type { ItemKey } from './leases.ts'

/** A decision that is made now, by whoever could undo it before. */
export type Ruling = {
  key: ItemKey
  slug: string
  /** As it is stored: JSON. */
  decision: string
  /** As in the audit log. */
  actor: string
  /** Id of the operator who decides. */
  by: string
  /** Null: nobody is told by mail. */
  occasion: Occasion | null
}

/** How decisions on one kind of what waits are made. */
export type DecisionRules = {
  /** Whose work it is; asked again when it is done. */
  roles: readonly OperatorRole[]
  /** Ids of other organisations that the item is about, too; without it, there are none. */
  others?(key: ItemKey): readonly string[]
  /** Names what is shown of the item now; null: it does not wait. */
  version(transaction: Connection, key: ItemKey): Promise<string | null>
  /** Makes the decision in the caller's transaction. */
  rule(transaction: Connection, ruling: Ruling): Promise<void>
  /** Whether a failure of `rule` says that the decision does not fit what waits any more. */
  isRefusal(error: unknown): boolean
  /** What the audit log says where a decision was not made in the end. */
  dropped(key: ItemKey): { action: string; details: Record<string, string> }
}

export type RulesByKind = Readonly<Record<DecisionKind, DecisionRules>>

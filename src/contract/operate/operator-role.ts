/**
 * What an operator may do (OPR-1): decide on credentials; look after brands, texts, offers and modules; help
 * people and decide on claims; give roles. An admin may do what the others may.
 */
export const operatorRoles = ['verifier', 'editor', 'support', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** A role for suppliers and texts of one brand, or of all. */
export type OperatorGrant = {
  readonly role: OperatorRole
  /** Null: all brands. */
  readonly brandId: string | null
}

/** Hours after which an operator signs in anew, however much the session was used. */
export const operatorSessionHours = 12
/** Hours for which the link of an invitation works. */
export const invitationHours = 24
/** Minutes for which a person who has just signed in may do what cannot be undone. */
export const stepUpMinutes = 10

import * as v from 'valibot'
import { otherLanguages } from './other-languages.ts'

/** A questionnaire that earns a tag, as `GET /v1/brands/supplier-modules` lists it. */
export const supplierModule = v.object({
  id: v.string(),
  caption: v.string(),
  /** May hold `<strong>`, nothing else. */
  title: v.string(),
  icon_url: v.string(),
  /** Address or id of the questionnaire; empty: coming soon. */
  questionnaire: v.string(),
  tags: v.array(v.string()),
  languages: otherLanguages,
})
export type SupplierModule = v.InferOutput<typeof supplierModule>

/** Proof, for a questionnaire elsewhere, of the organisation and user that it is answered for. */
export const moduleTicket = v.object({ ticket: v.string(), expiresAt: v.string() })
export type ModuleTicket = v.InferOutput<typeof moduleTicket>

import * as v from 'valibot'

/** A text that the portal has, in each of its languages, in ICU's syntax. */
export const portalText = v.object({ id: v.string(), texts: v.record(v.string(), v.string()) })
export type PortalText = v.InferOutput<typeof portalText>

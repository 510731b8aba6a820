import * as v from 'valibot'

/** What keeps a state of a brand from being published. */
export const brandFaultCodes = [
  'needed',
  'too-long',
  'not-a-colour',
  'not-an-address',
  'not-an-id',
  'not-valid',
  'no-picture',
  'unknown-credential',
  'unknown-location',
  'unknown-portfolio',
  'no-host',
  'not-a-host',
  /** The hosts are others than those that are published, and whoever asks may not change them. */
  'hosts-changed',
  /** Another brand has it, and whoever asks may not move it. */
  'host-taken',
  /** Another brand would be left without any host. */
  'last-host',
  /** A text of the portal in the brand's own words, which does not fit. */
  'own-text',
] as const
export type BrandFaultCode = (typeof brandFaultCodes)[number]

/** One fault, at the field in which it is. */
export const brandFault = v.object({
  /** Where it is, as the path of a change, with places in lists: `/brand/footer/options/0/url`. */
  path: v.string(),
  code: v.picklist(brandFaultCodes),
  /** In the language of the call; without the name of the field. */
  message: v.string(),
})
export type BrandFault = v.InferOutput<typeof brandFault>

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { portalText } from '../operate/portal-text.ts'

/** The texts of the portal, for those who word them in a brand's own way (OPR-4). */
export const operateTextEndpoints = {
  portalTexts: endpoint({
    method: 'GET',
    path: '/operate/texts',
    access: 'operators',
    roles: ['editor'],
    summary: 'The texts of the portal that a brand may word in its own way, as the portal has them',
    response: v.object({
      results: v.array(portalText),
      /** Those that this installation offers, in the order in which people choose among them. */
      languages: v.array(v.string()),
    }),
  }),
} as const

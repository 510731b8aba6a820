import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { letterChoices, letterIds, letterSetting, writtenLetter } from '../operate/mails.ts'

const one = { access: 'operators', roles: ['editor'] } as const
const params = v.strictObject({ letter: v.picklist(letterIds) })

/** The letters that the portal sends, for those who word them in a brand's own way (OPR-5). */
export const operateMailEndpoints = {
  letterChoices: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/mails',
    summary: 'Brands and languages in which letters can be looked at',
    response: v.object({ data: letterChoices }),
  }),
  writtenLetter: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/mails/:letter',
    summary:
      'A letter as its reader gets it, with example values, and the texts that it is made of',
    params,
    query: letterSetting,
    response: v.object({ data: writtenLetter }),
  }),
  testLetter: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/mails/:letter/test',
    summary: 'Mail a letter with example values to whoever asks, and to nobody else',
    params,
    body: letterSetting,
    response: v.object({ data: v.object({ to: v.string() }) }),
  }),
} as const

import { expect, it } from 'vitest'
import type { Held } from '#src/contract/verified.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import { profileWords } from './preview-words.ts'

const verified: Held = { status: 'APPROVED', state: 'active' }

it.each<[string, Held[], string]>([
  ['what is verified', [verified, verified], '2 verified credentials'],
  ['nothing', [], ''],
  ['claims', [{ status: 'PENDING', state: 'pending' }], ''],
  ['what is over', [{ ...verified, endsAt: '2026-01-01T00:00:00.000Z' }], ''],
  [
    'what is suspended',
    [verified, { status: 'PENDING', state: 'suspended' }],
    '1 verified credential',
  ],
])(
  'TRU-3 KEEP-2 the preview of a link says of %s no more than is so',
  (_, sustainabilityCredentials, words) => {
    const profile = { name: 'Bare Bones Trading', locations: [], sustainabilityCredentials }
    expect(profileWords(serverTexts('en'), profile)).toMatchObject({
      ...{ verified: words, hasSeal: words !== '' },
    })
  },
)

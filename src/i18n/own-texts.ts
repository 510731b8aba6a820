/** Why texts read the same under every brand. */
export const fixedReasons = ['signIn', 'trust', 'api', 'noBrand', 'report', 'operators'] as const
export type FixedReason = (typeof fixedReasons)[number]

/** What reads the same under every brand, by how ids begin. */
const fixed: Readonly<Record<FixedReason, readonly RegExp[]>> = {
  // Signing in, passwords and second factors, and what is told of them: whoever could reword these could
  // have people give their secrets away.
  signIn: [
    /^identity(?:-account|-factors)?\./,
    /^mail\.(?:confirm|reset|passwordChanged|newPassword|factor|codesGuessed|codeUsed|passkeyCopied)\b/,
    /^mail\.(?:twoAccounts|newAddress|takenAddress|leavesAddress|addressChanged|addressLeft)\b/,
    /^mail\.(?:ifNotYou|nothingLeft|noButton|goTo|logIn)$/,
  ],
  // What a credential proves, who has checked it and how: readers rely on these being the same wherever
  // they read them. Badges and answers of the API, which are prepared for all brands, say them too.
  trust: [
    /^(?:badge|guide|history|recommendation|trust|trust-page)\./,
    /^terms\.states\./,
    /^pictures\.(?!portal|profile$)/,
  ],
  // A refusal of the API, which programs read besides people.
  api: [/^problems\./],
  // Where no brand is known.
  noBrand: [/^(?:shell|standalone-pages)\./],
  // The page on which profiles are reported: it is read without any code of the portal, and loads no own texts.
  report: [/^report\./],
  // The operator's console, letters to operators, and the reasons of what they decide.
  operators: [
    /^(?:brand-faults|claim-reasons|document-frame|operate|operate-[a-z-]+|reasons|report-words)\./,
    /^mail\.helloOperator$/,
    /^report-mail\.digest\./,
  ],
}

/** Why no brand may word a message in its own way, by its id; null where each may. */
export function whyFixed(id: string): FixedReason | null {
  return fixedReasons.find((reason) => fixed[reason].some((form) => form.test(id))) ?? null
}

/** Whether a brand may word a message in its own way, by its id (OPR-4). */
export const mayBeOwn = (id: string): boolean => whyFixed(id) === null

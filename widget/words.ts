/** The words of a badge in one language. */
export type Words = readonly [
  lang: string,
  /** What the link leads to. */
  profile: string,
  /** Stands before a colon and the number of credentials: so no language has to bend the noun. */
  verified: string,
]

const languages: readonly [english: Words, ...others: Words[]] = [
  ['en', 'Sustainability profile', 'Verified credentials'],
  ['de', 'Nachhaltigkeitsprofil', 'Geprüfte Nachweise'],
  ['fr', 'Profil de durabilité', 'Attestations vérifiées '],
  ['es', 'Perfil de sostenibilidad', 'Credenciales verificadas'],
  ['ar', 'ملف الاستدامة', 'الشهادات الموثّقة'],
]

/**
 * The words of a badge, in English where a language is not known.
 * @param wanted language tag such as `de-AT`
 */
export function wordsFor(wanted: string): Words {
  const [tag] = wanted.toLowerCase().split('-')
  return languages.find(([lang]) => lang === tag) ?? languages[0]
}

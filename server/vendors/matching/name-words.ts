import { isFormWord } from '../../store/names.ts'

/**
 * Words of legal forms that the list of the store does not have, whose keys are stored: from ISO 20275 (entity legal
 * forms) and the registers of Europe, Asia and Latin America.
 */
const moreForms = new Set(
  `mbh ohg ek gbr egmbh se eurl sasu snc scop sci sl slu slne sau lda ltda eireli me epp unipessoal srls sapa scarl soc rl
  bvba srlu cv vof cvba comm oü uab sia as asa ehf hf ab oyj ky tmi zrt kft bt nyrt doo dd ad ood eood sro spol zoo
  sp z o sa spk sia pte pvt bhd sdn berhad tbk pt cv kabushiki kaisha kk gk godo yk limitada sociedade anonima sociedad
  aktiengesellschaft gesellschaft mit beschrankter haftung aktiebolag aktieselskab anpartsselskab osakeyhtio
  sirketi anonim limited sti lc pllc pc lp ltee inc incorporee cc rf npc wll fzco fze llc saog ltd unlimited
  dac clg`.split(/\s+/),
)

/** Words between others that lists leave out or translate. */
const linking = new Set([
  'the',
  'and',
  'und',
  'et',
  'y',
  'e',
  'og',
  'och',
  'en',
  'i',
  'ja',
  've',
  'of',
  'de',
  'der',
  'la',
  'du',
])

/** What people write for longer words, where it is no beginning of them. */
const short: Readonly<Record<string, string>> = {
  ...{ intl: 'international', mfg: 'manufacturing', mfrs: 'manufacturers', bros: 'brothers' },
  ...{ gebr: 'gebruder', svc: 'services', svcs: 'services', mgmt: 'management', natl: 'national' },
  ...{ bldg: 'building', bldrs: 'builders', grp: 'group', hldgs: 'holdings', mkt: 'market' },
  ...{
    mktg: 'marketing',
    pkg: 'packaging',
    pty: '',
    dept: 'department',
    ctr: 'centre',
    center: 'centre',
  },
}

/**
 * The words of a name that tell it from others, in their order, without its legal form and linking words. Letters that
 * stand alone are one word: `S.A.` is `sa`. `ae`, `oe` and `ue` are `a`, `o` and `u`, because half of the lists write
 * `Mueller` and the other half `Müller`.
 * @param folded the name as `fold` writes it
 * @returns all words where no other ones are left
 */
export function nameWords(folded: string): string[] {
  const words = folded
    .replaceAll(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .split(' ')
    .map((word) => short[word] ?? word)
    .filter(Boolean)
  const telling = words.filter(
    (word) => !isFormWord(word) && !moreForms.has(word) && !linking.has(word),
  )
  return telling.length > 0 ? telling : words
}

/** Two names are equal where these are: their words in whatever order. */
export const nameKey = (words: readonly string[]) => words.toSorted().join(' ')

/** Names are equal, too, where these are: `Blue Ridge` and `Blueridge`. */
export const lettersKey = (words: readonly string[]) => words.join('')

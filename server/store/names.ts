/** Letters that Unicode does not take apart into a base letter and a mark. */
const inseparable: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * Legal forms as they stand at the end of folded names, from the lists of national registers and
 * ISO 20275 (entity legal forms); longer ones first.
 */
const legalForms = [
  'proprietary limited',
  'gmbh and co kg',
  'sdn bhd',
  'pty ltd',
  'pty limited',
  'pvt ltd',
  'private limited',
  's de r l de c v',
  's a de c v',
  'sa de cv',
  's p a',
  's r l',
  'incorporated',
  'corporation',
  'limited',
  'company',
  'gmbh',
  'sarl',
  'corp',
  'ltda',
  'ltd',
  'inc',
  'llc',
  'llp',
  'plc',
  'pte ltd',
  'pte',
  'pty',
  'ag',
  'ab',
  'as',
  'aps',
  'a s',
  'bv',
  'b v',
  'nv',
  'n v',
  'oy',
  'oyj',
  'sa',
  's a',
  'sas',
  'spa',
  'srl',
  'kk',
  'kg',
  'ug',
  'ev',
  'e v',
  'co',
].toSorted((one, other) => other.length - one.length)

/** Words of legal forms, which stand in every other name and so tell little, wherever they stand. */
const formWords = new Set(legalForms.flatMap((form) => form.split(' ')))

/** Whether a folded word is part of a legal form. */
export function isFormWord(word: string): boolean {
  return formWords.has(word)
}

/** Text for comparing: lower case, without accents, `&` as `and`, everything else but letters and digits a space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => inseparable[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The folded name without its legal form: 'Wattle & Wool Pty Ltd' and 'WATTLE AND WOOL Limited' share it. */
export function coreName(name: string): string {
  const folded = fold(name)
  const form = legalForms.find((one) => folded.endsWith(` ${one}`))
  return form ? folded.slice(0, -form.length - 1).trim() : folded
}

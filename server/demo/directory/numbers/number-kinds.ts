import {
  elevenLess,
  elevenLessOr,
  type Finish,
  gs1,
  leftOfEleven,
  luhn,
  signOf,
} from './check-digits.ts'
import {
  abn,
  belgian,
  brazilian,
  chinese,
  germanVat,
  japanese,
  korean,
  lei,
  mexican,
  moroccan,
  romanian,
  taiwanese,
  thai,
  turkish,
  vietnamese,
} from './national-rules.ts'

/** How a number of a register is made up. */
export type NumberKind = {
  readonly typeId: string
  /** `#` is a digit, `@` a letter; everything else stands as it is. */
  readonly form: string
  /** Where it has check digits. */
  readonly finish?: Finish
}

const kind = (typeId: string, form: string, finish?: Finish): NumberKind => ({
  ...{ typeId, form },
  ...(finish && { finish }),
})

const from = (first: number, length: number) => Array.from({ length }, (_, at) => first + at)
const tax = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const ico = elevenLessOr(0, 1, 8, 7, 6, 5, 4, 3, 2)
const polish = leftOfEleven([6, 5, 7, 2, 3, 4, 5, 6, 7])

/** The numbers that firms of a country have, the usual one first. */
export const numberKinds: Readonly<Record<string, readonly NumberKind[]>> = {
  AR: [kind('ar-cuit', '307#######', elevenLess(...tax))],
  AT: [kind('at-fn', '4#####p')],
  AU: [kind('au-abn', '1########', abn)],
  BE: [kind('be-kbo', '07######', belgian)],
  BG: [kind('bg-eik', '2#######', leftOfEleven(from(1, 8), from(3, 8)))],
  BR: [kind('br-cnpj', '4#######0001', brazilian)],
  CA: [kind('ca-bn', '7#######', luhn)],
  CH: [kind('ch-uid', 'CHE-4##.###.##', elevenLess(5, 4, 3, 2, 7, 6, 5, 4))],
  CL: [kind('cl-rut', '76######', elevenLessOr('K', 0, 3, 2, 7, 6, 5, 4, 3, 2))],
  CN: [kind('cn-uscc', '913#0#00MA#####X#', chinese)],
  CO: [kind('co-nit', '901######', elevenLessOr(1, 0, 41, 37, 29, 23, 19, 17, 13, 7, 3))],
  CR: [kind('cr-cpj', '3101######')],
  CZ: [kind('cz-ico', '0######', ico)],
  DE: [kind('de-hr', 'HRB 2#####'), kind('de-vat', 'DE3#######', germanVat)],
  DK: [kind('dk-cvr', '4######', elevenLess(2, 7, 6, 5, 4, 3, 2))],
  EC: [kind('ec-ruc', '179#######001')],
  EE: [kind('ee-registrikood', '16#####', leftOfEleven(from(1, 7), from(3, 7)))],
  EG: [kind('eg-tn', '7########')],
  ES: [kind('es-cif', 'B8######', luhn)],
  FI: [kind('fi-ytunnus', '3######-', elevenLess(7, 9, 10, 5, 8, 4, 2))],
  FR: [kind('fr-siren', '9#######', luhn)],
  GB: [kind('gb-crn', '1#######')],
  GH: [kind('gh-tin', 'C00#######', signOf('0123456789X', from(1, 9)))],
  GR: [kind('gr-afm', '99######', signOf('01234567890', [256, 128, 64, 32, 16, 8, 4, 2]))],
  HK: [kind('hk-brn', '7#######')],
  HR: [kind('hr-mbs', '08#######')],
  HU: [kind('hu-cegjegyzek', '01-09-######')],
  ID: [kind('id-nib', '9120#########')],
  IE: [kind('ie-cro', '7#####')],
  IN: [kind('in-cin', 'U17###MH201#PTC######')],
  IS: [kind('is-kennitala', '5#01#####0')],
  IT: [kind('it-piva', '1######015', luhn)],
  JP: [kind('jp-cn', '0100010#####', japanese)],
  KE: [kind('ke-pin', 'P05#######@')],
  KR: [kind('kr-brn', '2#187####', korean)],
  LT: [kind('lt-pvm', 'LT3######1', leftOfEleven(from(1, 8), [3, 4, 5, 6, 7, 8, 9, 1]))],
  LU: [kind('lu-rcs', 'B2#####')],
  MA: [kind('ma-ice', '00#######0000', moroccan)],
  MX: [kind('mx-rfc', '@@@1#041#@#', mexican)],
  MY: [kind('my-ssm', '201#010#####')],
  NG: [kind('ng-rc', 'RC1######')],
  NL: [kind('nl-kvk', '8#######')],
  NO: [kind('no-orgnr', '9#######', elevenLess(3, 2, 7, 6, 5, 4, 3, 2))],
  NZ: [kind('nz-nzbn', '94290#######', gs1)],
  PE: [kind('pe-ruc', '206#######', elevenLessOr(0, 1, ...tax))],
  PL: [kind('pl-krs', '0000######'), kind('pl-nip', '7########', polish)],
  PT: [kind('pt-nipc', '5#######', elevenLessOr(0, 0, 9, 8, 7, 6, 5, 4, 3, 2))],
  RO: [kind('ro-cui', '4######', romanian)],
  RS: [kind('rs-mb', '2#######')],
  SA: [kind('sa-cr', '1010######')],
  SE: [kind('se-orgnr', '559###-###', luhn)],
  SG: [kind('sg-uen', '201######', signOf('ZKCMDNERGWH', [10, 8, 6, 4, 9, 7, 5, 3, 1]))],
  SI: [kind('si-ddv', 'SI5######', elevenLessOr(0, 10, 8, 7, 6, 5, 4, 3, 2))],
  SK: [kind('sk-ico', '5######', ico)],
  TH: [kind('th-moa', '010556######', thai)],
  TN: [kind('tn-mf', '1######@AM000')],
  TR: [kind('tr-vkn', '8########', turkish)],
  TW: [kind('tw-ubn', '5######', taiwanese)],
  UA: [kind('ua-edrpou', '4######', leftOfEleven([7, 1, 2, 3, 4, 5, 6], [9, 3, 4, 5, 6, 7, 8]))],
  US: [kind('us-ein', '84-#######')],
  VN: [kind('vn-mst', '03#######', vietnamese)],
  ZA: [kind('za-cipc', '201#/######/07')],
}

/** Numbers that firms anywhere may have. */
export const worldKinds: readonly NumberKind[] = [
  kind('duns', '08#######'),
  kind('gln', '4#0###00####', gs1),
  kind('lei', '9845####@@@#@##@#@', lei),
]

import { iso31662 } from 'iso-3166'
import { fold } from '../../server/catalogue/places/fold.ts'

/**
 * GeoNames writes regions in English where ISO 3166-2 has the national name: ISO 3166-2 code by the
 * folded English name, for the countries where most regions differ.
 */
const englishNames: Readonly<Record<string, string>> = {
  ...{ 'AT carinthia': 'AT-2', 'AT lower austria': 'AT-3', 'AT upper austria': 'AT-4' },
  ...{ 'AT styria': 'AT-6', 'AT tyrol': 'AT-7', 'AT vienna': 'AT-9' },
  ...{ 'CN inner mongolia': 'CN-NM', 'CN tibet': 'CN-XZ', 'CN xinjiang': 'CN-XJ' },
  ...{ 'CN guangxi': 'CN-GX', 'CN ningxia': 'CN-NX', 'BR federal': 'BR-DF' },
  ...{ 'CZ prague': 'CZ-10', 'CZ central bohemia': 'CZ-20', 'CZ south moravian': 'CZ-64' },
  ...{ 'DE bavaria': 'DE-BY', 'DE lower saxony': 'DE-NI', 'DE north rhine westphalia': 'DE-NW' },
  ...{ 'DE saxony': 'DE-SN', 'DE hesse': 'DE-HE', 'DE saxony anhalt': 'DE-ST' },
  ...{ 'DE thuringia': 'DE-TH', 'DE state of berlin': 'DE-BE' },
  ...{ 'DK south denmark': 'DK-83', 'DK central jutland': 'DK-82', 'DK zealand': 'DK-85' },
  ...{ 'DK capital': 'DK-84', 'DK north denmark': 'DK-81' },
  ...{ 'ES andalusia': 'ES-AN', 'ES catalonia': 'ES-CT', 'ES navarre': 'ES-NC' },
  ...{ 'ES castille and leon': 'ES-CL', 'ES castille la mancha': 'ES-CM' },
  ...{ 'ES basque country': 'ES-PV', 'ES canary islands': 'ES-CN', 'ES balearic islands': 'ES-IB' },
  ...{ 'ES madrid': 'ES-MD', 'ES valencia': 'ES-VC', 'ES murcia': 'ES-MC', 'ES asturias': 'ES-AS' },
  ...{ 'FI southwest finland': 'FI-19', 'FI lapland': 'FI-10', 'FI north ostrobothnia': 'FI-14' },
  ...{ 'FR brittany': 'FR-BRE', 'FR normandy': 'FR-NOR', 'FR corsica': 'FR-20R' },
  ...{ 'FR new aquitaine': 'FR-NAQ', 'FR provence alpes cote dazur': 'FR-PAC' },
  ...{ 'ID east java': 'ID-JI', 'ID west java': 'ID-JB', 'ID central java': 'ID-JT' },
  ...{ 'ID jakarta': 'ID-JK', 'ID north sumatra': 'ID-SU', 'ID south sulawesi': 'ID-SN' },
  ...{
    'IT lombardy': 'IT-25',
    'IT piedmont': 'IT-21',
    'IT sicily': 'IT-82',
    'IT tuscany': 'IT-52',
  },
  ...{ 'IT sardinia': 'IT-88', 'IT trentino alto adige': 'IT-32', 'IT the marches': 'IT-57' },
  ...{ 'IT apulia': 'IT-75', 'IT basilicate': 'IT-77', 'IT aosta valley': 'IT-23' },
  ...{ 'JP aichi': 'JP-23', 'JP chiba': 'JP-12', 'JP fukui': 'JP-18', 'JP fukuoka': 'JP-40' },
  ...{
    'JP fukushima': 'JP-07',
    'JP gifu': 'JP-21',
    'JP hiroshima': 'JP-34',
    'JP ishikawa': 'JP-17',
  },
  ...{ 'JP kagoshima': 'JP-46', 'JP kochi': 'JP-39', 'JP shiga': 'JP-25', 'JP shimane': 'JP-32' },
  ...{ 'JP shizuoka': 'JP-22', 'JP tochigi': 'JP-09', 'JP tokushima': 'JP-36' },
  ...{ 'JP yamaguchi': 'JP-35', 'JP yamanashi': 'JP-19' },
  ...{ 'MX mexico city': 'MX-CMX', 'MX michoacan': 'MX-MIC', 'MX veracruz': 'MX-VER' },
  ...{ 'MX coahuila': 'MX-COA', 'MY penang': 'MY-07', 'MY kuala lumpur': 'MY-14' },
  ...{ 'NL north brabant': 'NL-NB', 'NL north holland': 'NL-NH', 'NL south holland': 'NL-ZH' },
  ...{ 'NL friesland': 'NL-FR', 'PT lisbon': 'PT-11', 'PT azores': 'PT-20', 'PT madeira': 'PT-30' },
  ...{ 'PL lesser poland': 'PL-12', 'PL mazovia': 'PL-14', 'PL silesia': 'PL-24' },
  ...{ 'PL subcarpathia': 'PL-18', 'PL lower silesia': 'PL-02', 'PL greater poland': 'PL-30' },
  ...{ 'PL lublin': 'PL-06', 'PL pomerania': 'PL-22', 'PL lodz': 'PL-10', 'PL opole': 'PL-16' },
  ...{ 'PL west pomerania': 'PL-32', 'PL lubusz': 'PL-08', 'PL podlasie': 'PL-20' },
  ...{ 'PL warmia masuria': 'PL-28', 'RO bucharest': 'RO-B', 'TH bangkok': 'TH-10' },
  ...{ 'VN hanoi': 'VN-HN', 'VN ho chi minh': 'VN-SG', 'VN da nang': 'VN-DN' },
  ...{ 'AE dubai': 'AE-DU', 'AE abu dhabi': 'AE-AZ', 'AE sharjah': 'AE-SH', 'EG cairo': 'EG-C' },
  ...{ 'EG giza': 'EG-GZ', 'EG alexandria': 'EG-ALX', 'GR attica': 'GR-I', 'GR crete': 'GR-M' },
  ...{ 'GR central macedonia': 'GR-B', 'IL central': 'IL-M', 'IL haifa': 'IL-HA' },
  ...{ 'IL jerusalem': 'IL-JM', 'SA riyadh': 'SA-01', 'SA mecca': 'SA-02', 'SA eastern': 'SA-04' },
  ...{
    'AR buenos aires f d': 'AR-C',
    'CO bogota d c': 'CO-DC',
    'CL santiago metropolitan': 'CL-RM',
  },
}

const kinds =
  /^(?:region(?:e)?|provincia|province|state) |(?:s? lan| (?:region|province|county|state|district|department|governorate|city|hcmc|sheng|shi|do|si|gwangyeoksi|teukbyeolsi|teukbyeoljachido))$/gu
const known = new Set(iso31662.map(({ code }) => code))
const byName = new Map(
  iso31662.toReversed().map(({ code, name }) => [`${code.slice(0, 2)} ${core(name)}`, code]),
)

/** The name without the word for what it is: `Kiambu County` and `Kiambu` are one region. */
function core(name: string): string {
  return fold(name).replaceAll(kinds, '').replaceAll(kinds, '').trim()
}

/**
 * ISO 3166-2 code of a GeoNames first-level region.
 * @param code GeoNames code, e.g. `AU.02`
 * @param name GeoNames name, e.g. `New South Wales`
 * @returns undefined where the two lists do not agree
 */
export function isoRegionCode(code: string, name: string): string | undefined {
  const [country = '', region = ''] = code.split('.')
  const same = `${country}-${region}`
  const key = `${country} ${core(name)}`
  const byLetters = /[A-Z]/u.test(region) && known.has(same) ? same : undefined
  const iso = englishNames[`${country} ${fold(name)}`] ?? englishNames[key]
  return iso ?? byName.get(key) ?? byLetters
}

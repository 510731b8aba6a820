/** Names by which big cities are searched for, and the folded name that the place data has. */
const otherNames: Readonly<Record<string, string>> = {
  aarhus: 'arhus',
  antwerpen: 'antwerp',
  athina: 'athens',
  bangalore: 'bengaluru',
  beograd: 'belgrade',
  bombay: 'mumbai',
  bruxelles: 'brussels',
  brussel: 'brussels',
  bucuresti: 'bucharest',
  calcutta: 'kolkata',
  cologne: 'koln',
  firenze: 'florence',
  geneve: 'geneva',
  ghent: 'gent',
  goteborg: 'gothenburg',
  hanover: 'hannover',
  kiev: 'kyiv',
  kobenhavn: 'copenhagen',
  lisboa: 'lisbon',
  'mexico df': 'mexico city',
  milano: 'milan',
  moskva: 'moscow',
  munchen: 'munich',
  napoli: 'naples',
  'new york': 'new york city',
  nurnberg: 'nuremberg',
  praha: 'prague',
  roma: 'rome',
  saigon: 'ho chi minh city',
  seville: 'sevilla',
  torino: 'turin',
  venezia: 'venice',
  warszawa: 'warsaw',
  wien: 'vienna',
}

/** The names to look up for a folded name: the one that was typed, and the one it goes by here. */
export function namesToLookUp(folded: string): readonly string[] {
  const other = otherNames[folded]
  return other === undefined ? [folded] : [other, folded]
}

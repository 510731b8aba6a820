import { britishIsles } from '../areas/english-speaking.ts'
import { germanSpeaking, netherlands } from '../areas/northern-europe.ts'
import { france, italy, portugal, spain } from '../areas/romance.ts'
import type { DirectoryCountry } from './country.ts'

export const westernEurope: readonly DirectoryCountry[] = [
  {
    ...{ code: 'DE', weight: 34, area: germanSpeaking, near: 'AT|CH|NL|PL|FR|CZ|DK' },
    towns:
      'Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Freiburg|Kassel|Erfurt',
    forms: '{} GmbH|{} GmbH|{} GmbH|{} GmbH & Co. KG|{} AG|{} KG|{} e.K.|{} eG',
    strong: ['machinery', 'metal', 'medical', 'solar', 'packaging'],
  },
  {
    ...{ code: 'AT', weight: 5, area: germanSpeaking, near: 'DE|CH|IT|SI|HU|CZ' },
    towns: 'Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt',
    forms: '{} GmbH|{} GmbH|{} KG|{} OG',
    strong: ['timber', 'machinery', 'beverages'],
  },
  {
    ...{ code: 'CH', weight: 6, area: germanSpeaking, near: 'DE|AT|FR|IT|LI' },
    towns: 'Zürich|Basel|Bern|Winterthur|Luzern|St. Gallen',
    forms: '{} AG|{} AG|{} GmbH|{} GmbH|{} Genossenschaft',
    strong: ['medical', 'machinery', 'laboratory', 'consulting'],
  },
  {
    ...{ code: 'GB', weight: 30, area: britishIsles, near: 'IE|FR|NL|BE|DE' },
    towns:
      'London|Birmingham|Manchester|Leeds|Glasgow|Sheffield|Bristol|Edinburgh|Cardiff|Belfast|Nottingham|Plymouth|Norwich|Aberdeen',
    forms: '{} Ltd|{} Ltd|{} Ltd|{} Limited|{} LLP|{} plc|{} CIC',
    strong: ['consulting', 'software', 'cleaning', 'construction', 'catering'],
  },
  {
    ...{ code: 'IE', weight: 4, area: britishIsles, near: 'GB|FR|NL' },
    towns: 'Dublin|Cork|Galway|Limerick|Waterford|Sligo',
    forms: '{} Ltd|{} Limited|{} DAC',
    strong: ['food', 'software', 'medical'],
  },
  {
    ...{ code: 'FR', weight: 22, area: france, near: 'BE|DE|ES|IT|CH|LU' },
    towns:
      'Paris|Marseille|Lyon|Toulouse|Nantes|Lille|Bordeaux|Strasbourg|Rennes|Grenoble|Dijon|Angers',
    forms: '{} SARL|{} SARL|{} SAS|{} SAS|{} SA|{} SCOP|{}|{} SARL',
    strong: ['beverages', 'care', 'food', 'apparel', 'events'],
  },
  {
    ...{ code: 'BE', weight: 6, area: france, near: 'NL|FR|DE|LU' },
    towns: 'Bruxelles|Liège|Namur|Charleroi|Mons',
    forms: '{} SRL|{} SA',
    strong: ['bakery', 'logistics', 'textiles'],
  },
  {
    ...{ code: 'LU', weight: 1, area: france, near: 'BE|DE|FR' },
    towns: 'Luxembourg|Esch-sur-Alzette|Dudelange',
    forms: '{} S.à r.l.|{} SA',
    strong: ['consulting', 'software'],
  },
  {
    ...{ code: 'NL', weight: 12, area: netherlands, near: 'BE|DE|GB|FR' },
    towns: 'Amsterdam|Rotterdam|Utrecht|Eindhoven|Groningen|Tilburg|Arnhem|Zwolle|Leeuwarden',
    forms: '{} B.V.|{} B.V.|{} BV|{} N.V.|{} V.O.F.',
    strong: ['farming', 'logistics', 'recycling', 'design'],
  },
  {
    ...{ code: 'ES', weight: 15, area: spain, near: 'PT|FR|IT|MA' },
    towns: 'Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Bilbao|Murcia|Valladolid|Vigo',
    forms: '{} S.L.|{} S.L.|{} S.L.U.|{} S.A.|{} S.Coop.',
    strong: ['farming', 'food', 'building', 'solar', 'leather'],
  },
  {
    ...{ code: 'PT', weight: 4, area: portugal, near: 'ES|FR|AO|BR' },
    towns: 'Lisboa|Porto|Braga|Coimbra|Aveiro|Évora',
    forms: '{} Lda.|{} Lda.|{} S.A.|{} Unipessoal Lda.',
    strong: ['textiles', 'apparel', 'leather', 'building'],
  },
  {
    ...{ code: 'IT', weight: 17, area: italy, near: 'FR|CH|AT|SI|ES|DE' },
    towns: 'Milano|Roma|Torino|Napoli|Bologna|Firenze|Verona|Padua|Bari|Genoa|Perugia|Trento',
    forms: '{} S.r.l.|{} S.r.l.|{} S.p.A.|{} S.n.c.|{} Soc. Coop.',
    strong: ['apparel', 'leather', 'furniture', 'machinery', 'food', 'textiles'],
  },
]

import { czechia, poland, southEastEurope, turkey } from '../areas/eastern-europe.ts'
import { baltics, denmark, finland, iceland, norway, sweden } from '../areas/northern-europe.ts'
import type { DirectoryCountry } from './country.ts'

export const northernEasternEurope: readonly DirectoryCountry[] = [
  {
    ...{ code: 'SE', weight: 6, area: sweden, near: 'NO|DK|FI' },
    towns: 'Stockholm|Göteborg|Malmö|Uppsala|Umeå|Linköping',
    ...{ forms: '{} AB|{} AB|{} HB', strong: ['timber', 'software', 'furniture'] },
  },
  {
    ...{ code: 'DK', weight: 5, area: denmark, near: 'SE|NO|DE' },
    towns: 'København|Aarhus|Odense|Aalborg|Esbjerg',
    ...{ forms: '{} ApS|{} ApS|{} A/S', strong: ['solar', 'furniture', 'design'] },
  },
  {
    ...{ code: 'NO', weight: 4, area: norway, near: 'SE|DK|FI' },
    towns: 'Oslo|Bergen|Trondheim|Stavanger|Tromsø',
    ...{ forms: '{} AS|{} AS|{} ASA', strong: ['seafood', 'logistics', 'solar'] },
  },
  {
    ...{ code: 'IS', weight: 1, area: iceland, near: 'NO|GB|DK' },
    towns: 'Reykjavík|Akureyri|Hafnarfjörður',
    ...{ forms: '{} ehf.|{} hf.', strong: ['seafood'] },
  },
  {
    ...{ code: 'FI', weight: 4, area: finland, near: 'SE|EE|NO' },
    towns: 'Helsinki|Tampere|Turku|Oulu|Jyväskylä',
    ...{ forms: '{} Oy|{} Oy|{} Oyj|{} Osk', strong: ['timber', 'packaging', 'software'] },
  },
  {
    ...{ code: 'EE', weight: 1, area: baltics, near: 'FI|LV|LT' },
    towns: 'Tallinn|Tartu|Pärnu',
    ...{ forms: '{} OÜ|{} AS', strong: ['software', 'timber'] },
  },
  {
    ...{ code: 'LV', weight: 1, area: baltics, near: 'EE|LT' },
    towns: 'Rīga|Liepāja|Daugavpils',
    ...{ forms: '{} SIA|{} AS', strong: ['timber'] },
  },
  {
    ...{ code: 'LT', weight: 1, area: baltics, near: 'LV|EE|PL' },
    towns: 'Vilnius|Kaunas|Klaipėda',
    ...{ forms: 'UAB {}|{} UAB', strong: ['furniture', 'laboratory'] },
  },
  {
    ...{ code: 'PL', weight: 8, area: poland, near: 'DE|CZ|SK|LT' },
    towns: 'Warszawa|Kraków|Łódź|Wrocław|Poznań|Gdańsk|Lublin',
    ...{
      forms: '{} Sp. z o.o.|{} Sp. z o.o.|{} S.A.|{} Sp. k.',
      strong: ['furniture', 'metal', 'logistics'],
    },
  },
  {
    ...{ code: 'CZ', weight: 4, area: czechia, near: 'SK|DE|AT|PL' },
    towns: 'Praha|Brno|Ostrava|Pilsen|Olomouc',
    ...{ forms: '{} s.r.o.|{} s.r.o.|{} a.s.', strong: ['machinery', 'beverages', 'metal'] },
  },
  {
    ...{ code: 'SK', weight: 2, area: czechia, near: 'CZ|HU|PL|AT' },
    towns: 'Bratislava|Košice|Žilina|Nitra',
    ...{ forms: '{} s.r.o.|{} a.s.', strong: ['metal', 'plastics'] },
  },
  {
    ...{ code: 'HU', weight: 2, area: southEastEurope, near: 'AT|SK|RO' },
    towns: 'Budapest|Debrecen|Szeged|Győr|Pécs',
    ...{ forms: '{} Kft.|{} Kft.|{} Zrt.', strong: ['electronics', 'beverages'] },
  },
  {
    ...{ code: 'RO', weight: 2, area: southEastEurope, near: 'HU|BG|MD' },
    towns: 'București|Cluj-Napoca|Timișoara|Iași|Brașov',
    ...{ forms: '{} SRL|{} SRL|{} SA', strong: ['software', 'apparel', 'furniture'] },
  },
  {
    ...{ code: 'BG', weight: 1, area: southEastEurope, near: 'RO|GR|RS' },
    towns: 'Sofia|Plovdiv|Varna|Burgas',
    ...{ forms: '{} EOOD|{} OOD|{} AD', strong: ['apparel', 'care'] },
  },
  {
    ...{ code: 'GR', weight: 2, area: southEastEurope, near: 'CY|BG|IT' },
    towns: 'Athens|Thessaloniki|Patras|Volos',
    ...{ forms: '{} S.A.|{} IKE|{} E.E.', strong: ['food', 'events', 'solar'] },
  },
  {
    ...{ code: 'HR', weight: 1, area: southEastEurope, near: 'SI|BA|HU' },
    towns: 'Zagreb|Split|Rijeka|Osijek',
    ...{ forms: '{} d.o.o.|{} d.d.', strong: ['events', 'seafood'] },
  },
  {
    ...{ code: 'SI', weight: 1, area: southEastEurope, near: 'AT|IT|HR' },
    towns: 'Ljubljana|Maribor|Celje',
    ...{ forms: '{} d.o.o.', strong: ['timber', 'metal'] },
  },
  {
    ...{ code: 'RS', weight: 1, area: southEastEurope, near: 'HR|BA|ME' },
    towns: 'Belgrade|Novi Sad|Niš',
    ...{ forms: '{} d.o.o.|{} a.d.', strong: ['farming', 'software'] },
  },
  {
    ...{ code: 'UA', weight: 1, area: southEastEurope, near: 'PL|RO|MD' },
    towns: 'Kyiv|Lviv|Odesa|Dnipro',
    ...{ forms: '{} LLC|{} TOV', strong: ['software', 'farming'] },
  },
  {
    ...{ code: 'TR', weight: 7, area: turkey, near: 'BG|GR|AZ|DE' },
    towns: 'İstanbul|Ankara|İzmir|Bursa|Gaziantep|Konya',
    ...{
      forms: '{} A.Ş.|{} Ltd. Şti.|{} Ltd. Şti.|{} San. ve Tic. A.Ş.',
      strong: ['textiles', 'apparel', 'building'],
    },
  },
]

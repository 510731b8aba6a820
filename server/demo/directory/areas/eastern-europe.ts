import { czech } from '../trade-words/czech.ts'
import { english } from '../trade-words/english.ts'
import { polish } from '../trade-words/polish.ts'
import { turkish } from '../trade-words/turkish.ts'
import type { Area } from './area.ts'

export const poland: Area = {
  trades: polish,
  isTradeFirst: true,
  heads:
    'Bocian|Borsuk|Brzoz|Czapl|Dzięci|Głogo|Jarzęb|Jeleń|Kalin|Leszczyn|Lipo|Ryso|Sarn|Sosn|Wilcz',
  tails: 'anka|ex|in|ówka|owice|owo|pol|ar|et',
  join: '',
  streets:
    'ul. Garbarska #|ul. Dworcowa #|ul. Młyńska #|ul. Fabryczna #|ul. Portowa #|ul. Lipowa #',
}

export const czechia: Area = {
  trades: czech,
  heads: 'Habr|Javor|Jedl|Jestřáb|Kalin|Krahuj|Lís|Modřín|Olš|Rys|Sojk|Srn|Vydr',
  tails: 'ex|ice|ina|ka|on|ov|árna|ma',
  join: '',
  streets: 'Mlýnská #|Nádražní #|Průmyslová #|Koželužská #|Lipová #|Přístavní #',
}

export const southEastEurope: Area = {
  trades: english,
  heads:
    'Adria|Balkan|Carpa|Danu|Drava|Euxi|Illyr|Mora|Pannon|Rhodo|Sava|Tisz|Trans|Vard|Zagor|Pont|Kark|Timok',
  tails: 'dor|lin|lux|mont|nova|rex|stan|tera|via|vento',
  join: '',
  streets:
    'Industriala #|Str. Morii #|Gyár utca #|Malom utca #|Industrijska #|Kolodvorska #|Luka #',
}

export const turkey: Area = {
  trades: turkish,
  heads:
    'Akça|Alaca|Çınar|Erguvan|Gökçe|Kavak|Keklik|Kızıl|Leylek|Meşe|Nar|Palamut|Sarı|Serçe|Turna|Yaban|Zeytin',
  tails: 'bağ|dağ|dere|göl|kaya|köy|ova|pınar|tepe',
  join: '',
  streets:
    'Sanayi Caddesi #|Değirmen Sokak #|İstasyon Caddesi #|Liman Yolu #|Organize Sanayi 3. Cadde #|Çınar Sokak #',
}

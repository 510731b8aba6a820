import { danish } from '../trade-words/danish.ts'
import { dutch } from '../trade-words/dutch.ts'
import { english } from '../trade-words/english.ts'
import { german } from '../trade-words/german.ts'
import { swedish } from '../trade-words/swedish.ts'
import type { Area } from './area.ts'

export const germanSpeaking: Area = {
  trades: german,
  heads:
    'Ahorn|Birken|Dachs|Erlen|Eschen|Falken|Fichten|Habicht|Hasel|Kranich|Lärchen|Luchs|Marder|Reiher|Sperber|Ulmen|Weiden|Wiesel',
  tails: 'bach|brück|eck|feld|furt|grund|hain|hof|kamp|moor|ried|stein|tal',
  join: '',
  families:
    'Aschoff|Brose|Deichsel|Ehrenbrand|Fuhrmeister|Grünhagen|Hallstein|Imkampe|Jeschke|Kirchhöfer|Lohbeck|Mühlenberg|Nottbohm|Ohlendiek|Pfannstiel|Rautenberg|Sandvoß|Wendlandt',
  and: '&',
  streets:
    'Gerberstraße #|Bahnhofstraße #|Am Mühlbach #|Industriestraße #|Lindenweg #|Werkstraße #|Alte Ziegelei #|Hafenstraße #',
}

export const netherlands: Area = {
  trades: dutch,
  heads:
    'Bever|Berken|Dassen|Elzen|Grutto|Iepen|Kievit|Kwartel|Lijster|Ooievaars|Otter|Reiger|Wilgen|Wulp|Zwaluw',
  tails: 'beek|broek|dijk|hoek|horst|kamp|laar|meer|oord|veld|wijk',
  join: '',
  families:
    'Aalders|Boerhave|Dekkinga|Feenstra|Hoogendijk|Kloosterboer|Meulenkamp|Oosterwolde|Ravenhorst|Terpstra|Zijlmans',
  and: '&',
  streets:
    'Havenkade #|Molenweg #|Stationsstraat #|Nijverheidsweg #|Leerlooierstraat #|Wilgenlaan #',
}

export const sweden: Area = {
  trades: swedish,
  heads: 'Björk|Dal|Fjäll|Fors|Gran|Hägg|Lind|Lärk|Mård|Rönn|Skog|Sälg|Trast|Uddar|Älv',
  tails: 'arp|bergs|bäck|holms|lunda|moen|näs|sjö|torps|vikens',
  join: '',
  streets: 'Verkstadsgatan #|Kvarnvägen #|Hamngatan #|Industrivägen #|Björkvägen #|Garvaregatan #',
}

export const denmark: Area = {
  trades: danish,
  heads: 'Birke|Bøge|Elle|Fjord|Gråand|Hassel|Hede|Klit|Lærke|Mose|Pile|Svale|Tjørne|Vibe|Viol',
  tails: 'bjerg|bæk|dal|gård|holm|lund|næs|rup|skov|vang',
  join: '',
  streets: 'Havnegade #|Møllevej #|Industrivej #|Stationsvej #|Garvergade #|Birkevej #',
}

export const norway: Area = {
  trades: english,
  heads: 'Bjørke|Elve|Fjell|Foss|Furu|Havørn|Jerv|Lyng|Molte|Nype|Osp|Rype|Selje|Skrei|Tiur',
  tails: 'bakken|berget|bukta|dalen|heim|lia|moen|nes|tind|vik',
  join: '',
  streets: 'Havnegata #|Kvernveien #|Industriveien #|Stasjonsgata #|Naustveien #|Bjørkelia #',
}

export const iceland: Area = {
  trades: english,
  heads: 'Blá|Fálka|Fífil|Hraun|Jökul|Kríu|Lóu|Sól|Spóa|Ugl',
  tails: 'bakki|dalur|fell|foss|hóll|nes|tindur|vík',
  join: '',
  streets: 'Hafnargata #|Vesturgata #|Strandgata #|Iðnbraut #',
}

export const finland: Area = {
  trades: english,
  heads:
    'Haapa|Honka|Jänis|Kaarna|Kettu|Kuusi|Käpy|Lehti|Lumi|Metso|Naali|Pihka|Saarni|Tammi|Tikka',
  tails: 'harju|kallio|koski|lampi|mäki|niemi|pelto|ranta|salo|vaara',
  join: '',
  streets: 'Satamakatu #|Myllytie #|Tehtaankatu #|Asematie #|Koivutie #|Verstastie #',
}

export const baltics: Area = {
  trades: english,
  heads: 'Amber|Balt|Bruk|Gandr|Kalv|Mend|Ozol|Pukst|Rasen|Sakal|Skuj|Vilks',
  tails: 'ava|era|esta|ija|iva|ona|ova|una|ura',
  join: '',
  streets: 'Sadama #|Tehase #|Pramonės g. #|Dzirnavu iela #|Ostas iela #|Stoties g. #',
}

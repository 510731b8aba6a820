import { english } from '../trade-words/english.ts'
import type { Area } from './area.ts'

export const arabWorld: Area = {
  trades: english,
  heads: 'Ard|Bayt|Burj|Dar|Madar|Nabaa|Qasr|Rawdat|Sahel|Tayf|Wadi|Wahat|Zahrat',
  tails:
    'Al Aqiq|Al Badr|Al Dana|Al Fajr|Al Ghaf|Al Hudhud|Al Lulu|Al Marjan|Al Nakheel|Al Reem|Al Saqr|Al Sidr|Al Yasmin|Al Zaytun',
  join: ' ',
  streets:
    '# Industrial Area Street|# Corniche Road|#2 Al Souq Street|# Port Road|Warehouse #, Free Zone|# Al Nakheel Street',
}

export const southAsia: Area = {
  trades: english,
  heads:
    'Amaltas|Aranya|Chandan|Chinar|Devdar|Gulmohar|Hansini|Kachnar|Kadamb|Kingshuk|Madhavi|Mayuri|Neelkanth|Palash|Parijat|Peepal|Rudraksh|Sagarika|Shalmali|Shirish|Tulsi|Vanshika',
  tails: 'Deep|Jyoti|Kiran|Lata|Niketan|Prabha|Sagar|Shakti|Tara|Vani|Vihar',
  join: ' ',
  streets:
    'Plot #, Industrial Estate|# Station Road|#2 Mill Road|# Market Lane|Unit #, Textile Park|# Temple Street|# Export Zone Road',
}

export const china: Area = {
  trades: english,
  heads:
    'Baihe|Cuizhu|Danfeng|Guihua|Jinque|Lanting|Luming|Meihua|Qingsong|Shuangyan|Songhe|Tingyu|Wutong|Xuelian|Yanzi|Yinxing|Ziteng|Bailu|Chunxi|Liuying',
  tails: 'gu|hu|ling|pu|quan|tan|wan|xi|zhou|an',
  join: '',
  streets:
    'No. # Chuangye Road|No. # Gongye Avenue|No. #8 Binhe Road|Building #, Keji Park|No. # Yinxing Street',
}

export const japan: Area = {
  trades: english,
  heads:
    'Akigiri|Hatsuyuki|Hoshikuzu|Isonami|Kawasemi|Komorebi|Kusanoha|Mikazuki|Natsukage|Oborozuki|Sasanoha|Shiokaze|Shirasagi|Suzumushi|Tanpopo|Tsuyukusa|Wakatake|Yamabuki',
  tails: 'Bussan|Giken|Jitsugyo|Kogyo|Kosan|Sangyo|Shoji',
  join: ' ',
  streets: '2-# Sakuracho|1-# Minatomachi|3-# Ekimae|#-4 Kogyo Danchi|5-# Kawabata',
}

export const korea: Area = {
  trades: english,
  heads:
    'Baram|Dalbit|Deulkkot|Garam|Haneul|Isul|Jandi|Mirinae|Narae|Noeul|Onnuri|Pureun|Saebyeok|Solbit|Ureum|Yeoul',
  tails: 'Areum|Banseok|Dure|Gaon|Hanbit|Nuri|Sup',
  join: ' ',
  streets: '# Gongdan-ro|# Hangang-daero|#2 Techno-ro|# Jungang-daero|# Sanup-ro',
}

export const vietnam: Area = {
  trades: english,
  heads:
    'Bang Lang|Cam Tu|Hai Yen|Hoang Lan|Khoi Vy|Lam Giang|Minh Khue|Ngoc Lan|Thach Thao|Truc Mai|Tu Quynh|Vong Cat',
  tails: 'An|Bao|Dat|Gia|Khang|Loc|Phat|Phu|Thinh|Vinh',
  join: ' ',
  streets:
    '# Nguyen Trai Street|Lot #, Industrial Zone|#2 Le Loi Street|# Tran Phu Street|Lot B#, Export Zone',
}

export const indonesia: Area = {
  trades: english,
  heads:
    'Angsana|Bakau|Cendrawasih|Enau|Flamboyan|Gaharu|Ilalang|Jalak|Kecubung|Lembayung|Meranti|Nipah|Rambai|Seroja|Tembesu',
  tails: 'Abadi|Asri|Bahari|Jaya|Lestari|Makmur|Raya|Sejati|Utama',
  join: ' ',
  streets:
    'Jalan Industri #|Jalan Pelabuhan #|Jalan Kenanga #|Kawasan Industri Blok #|Jalan Stasiun #',
}

export const thailand: Area = {
  trades: english,
  heads: 'Bua|Champa|Fah|Kaew|Lamduan|Mali|Phikun|Saraphi|Wayo|Kulap',
  tails: 'charoen|mongkol|phan|rung|sin|siri|thip|wat',
  join: '',
  streets: '# Rama Road|#/2 Soi Rongmai|#/5 Industrial Estate Road|# Charoen Road|# Tha Ruea Road',
}

export const philippines: Area = {
  trades: english,
  heads: 'Amihan|Bagwis|Dalisay|Hiraya|Kalachuchi|Lakambini|Mayumi|Narra|Tamaraw',
  tails: 'Bay|Isla|Norte|Point|Ridge|Verde|Grove',
  join: ' ',
  streets: '# Mabini Street|# Rizal Avenue|Lot #, Economic Zone|# Pier Road|# Sampaguita Street',
}

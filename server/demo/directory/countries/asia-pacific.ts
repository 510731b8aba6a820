import {
  china,
  indonesia,
  japan,
  korea,
  philippines,
  southAsia,
  thailand,
  vietnam,
} from '../areas/asia.ts'
import { australia, newZealand, singapore } from '../areas/english-speaking.ts'
import type { DirectoryCountry } from './country.ts'

export const asiaPacific: readonly DirectoryCountry[] = [
  {
    ...{ code: 'CN', weight: 22, area: china, near: 'HK|TW|JP|KR|VN' },
    towns:
      'Shanghai|Shenzhen|Guangzhou|Hangzhou|Suzhou|Ningbo|Qingdao|Chengdu|Xiamen|Dongguan|Wuhan',
    forms: '{} Co., Ltd.|{} Co., Ltd.|{} Group Co., Ltd.|{} Manufacturing Co., Ltd.',
    strong: ['electronics', 'textiles', 'plastics', 'machinery', 'apparel', 'metal'],
  },
  {
    ...{ code: 'HK', weight: 2, area: china, near: 'CN|TW|SG' },
    ...{ towns: 'Hong Kong|Kowloon|Tsuen Wan', forms: '{} Limited|{} Ltd' },
    strong: ['logistics', 'supplies', 'consulting'],
  },
  {
    ...{ code: 'TW', weight: 4, area: china, near: 'CN|JP|HK' },
    towns: 'Taipei|Taichung|Kaohsiung|Tainan|Hsinchu',
    forms: '{} Co., Ltd.|{} Corp.',
    strong: ['electronics', 'machinery', 'metal'],
  },
  {
    ...{ code: 'JP', weight: 18, area: japan, near: 'KR|TW|CN' },
    towns: 'Tokyo|Osaka|Nagoya|Yokohama|Kyoto|Fukuoka|Sapporo|Kobe|Sendai|Kanazawa|Hiroshima',
    forms: '{} Co., Ltd.|{} Co., Ltd.|{} K.K.|{} G.K.',
    strong: ['electronics', 'machinery', 'printing', 'care', 'metal'],
  },
  {
    ...{ code: 'KR', weight: 8, area: korea, near: 'JP|CN|VN' },
    towns: 'Seoul|Busan|Incheon|Daegu|Daejeon|Gwangju|Ulsan',
    forms: '{} Co., Ltd.|{} Co., Ltd.|{} Inc.',
    strong: ['electronics', 'care', 'machinery'],
  },
  {
    ...{ code: 'IN', weight: 28, area: southAsia, near: 'BD|LK|NP|AE' },
    towns:
      'Mumbai|Delhi|Bengaluru|Chennai|Hyderabad|Pune|Ahmedabad|Surat|Jaipur|Coimbatore|Kochi|Kolkata|Ludhiana',
    forms: '{} Pvt Ltd|{} Pvt Ltd|{} Private Limited|{} LLP|{} Ltd',
    strong: ['textiles', 'apparel', 'software', 'coffee', 'staffing', 'leather'],
  },
  {
    ...{ code: 'BD', weight: 3, area: southAsia, near: 'IN' },
    ...{ towns: 'Dhaka|Chattogram|Khulna', forms: '{} Ltd|{} Limited' },
    strong: ['apparel', 'textiles', 'leather'],
  },
  {
    ...{ code: 'LK', weight: 2, area: southAsia, near: 'IN' },
    ...{ towns: 'Colombo|Kandy|Galle', forms: '{} (Pvt) Ltd|{} PLC' },
    strong: ['coffee', 'apparel'],
  },
  {
    ...{ code: 'PK', weight: 2, area: southAsia, near: 'AE' },
    ...{ towns: 'Karachi|Lahore|Faisalabad|Sialkot', forms: '{} (Pvt) Ltd|{} Limited' },
    strong: ['textiles', 'leather', 'medical'],
  },
  {
    ...{ code: 'VN', weight: 5, area: vietnam, near: 'TH|CN|JP' },
    towns: 'Hanoi|Ho Chi Minh City|Da Nang|Haiphong|Can Tho',
    forms: '{} JSC|{} Co., Ltd.|{} Co., Ltd.',
    strong: ['furniture', 'apparel', 'seafood', 'leather'],
  },
  {
    ...{ code: 'TH', weight: 4, area: thailand, near: 'VN|MY|LA' },
    towns: 'Bangkok|Chiang Mai|Khon Kaen|Chon Buri',
    forms: '{} Co., Ltd.|{} Public Co., Ltd.',
    strong: ['food', 'seafood', 'plastics'],
  },
  {
    ...{ code: 'MY', weight: 3, area: indonesia, near: 'SG|TH|ID' },
    towns: 'Kuala Lumpur|George Town|Johor Bahru|Kuching',
    forms: '{} Sdn Bhd|{} Sdn Bhd|{} Berhad',
    strong: ['electronics', 'plastics', 'food'],
  },
  {
    ...{ code: 'ID', weight: 5, area: indonesia, near: 'SG|MY|AU' },
    towns: 'Jakarta|Surabaya|Bandung|Semarang|Medan|Makassar',
    forms: 'PT {}|PT {}|CV {}',
    strong: ['coffee', 'furniture', 'apparel', 'seafood'],
  },
  {
    ...{ code: 'PH', weight: 2, area: philippines, near: 'SG|JP' },
    towns: 'Manila|Cebu City|Davao|Iloilo',
    forms: '{} Inc.|{} Corp.',
    strong: ['staffing', 'food', 'electronics'],
  },
  {
    ...{ code: 'SG', weight: 4, area: singapore, near: 'MY|ID|TH' },
    ...{ towns: 'Singapore', forms: '{} Pte Ltd|{} Pte Ltd|{} LLP' },
    strong: ['logistics', 'laboratory', 'software', 'consulting'],
  },
  {
    ...{ code: 'AU', weight: 16, area: australia, near: 'NZ|FJ' },
    towns: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Newcastle|Geelong|Cairns',
    forms: '{} Pty Ltd|{} Pty Ltd|{} Pty Ltd|{} Limited|{} Co-operative Ltd',
    strong: ['food', 'construction', 'consulting', 'cleaning', 'beverages', 'solar'],
  },
  {
    ...{ code: 'NZ', weight: 5, area: newZealand, near: 'AU|FJ' },
    towns: 'Auckland|Wellington|Christchurch|Dunedin|Tauranga|Nelson',
    forms: '{} Limited|{} Limited|{} Ltd',
    strong: ['farming', 'timber', 'beverages', 'software'],
  },
  {
    ...{ code: 'FJ', weight: 1, area: newZealand, near: 'NZ|AU' },
    ...{ towns: 'Suva|Lautoka|Nadi', forms: '{} Ltd|{} Pte Ltd' },
    strong: ['seafood', 'food', 'events'],
  },
]

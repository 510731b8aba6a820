import { english } from '../trade-words/english.ts'
import type { Area } from './area.ts'

export const britishIsles: Area = {
  trades: english,
  heads:
    'Ash|Birch|Dun|Elder|Fern|Gorse|Hazel|Hollow|Juniper|Kestrel|Larch|Lark|Marl|Moss|Nettle|Oaken|Otter|Peat|Quarry|Raven|Rook|Rowan|Sallow|Sedge|Sorrel|Thistle|Whin|Wren',
  tails: 'beck|combe|croft|dale|fold|garth|gill|holt|mere|rigg|shaw|thwaite|wick',
  join: '',
  families:
    'Birtle|Cragg|Fothersall|Garside|Haldane|Harkness|Hebden|Lamport|Ludlam|Ockwell|Pellow|Prowse|Siddall|Tindle|Tranter|Trewin|Widdop|Yelland',
  and: '&',
  streets:
    '# Mill Lane|# Station Road|# Foundry Street|Unit #, Canal Wharf|# Chapel Walk|# Tannery Yard|# Weir Road|# Orchard Way',
}

export const northAmerica: Area = {
  trades: english,
  heads:
    'Bluestem|Burdock|Cinder|Dogbane|Elderberry|Fescue|Goldfinch|Hackberry|Ironweed|Juneberry|Killdeer|Larkspur|Mullein|Nuthatch|Ocotillo|Pawpaw|Quillwort|Redbud|Saltbush|Sumac|Tanager|Tupelo|Verbena|Waxwing|Yarrow',
  tails: 'Creek|Ridge|Hollow|Fork|Bend|Point|Valley|Falls|Basin|Crossing|Landing|Prairie',
  join: ' ',
  families:
    'Abernethy|Brodeur|Castellano|Dahlgren|Eastbrook|Fairbairn|Gundersen|Halvorsen|Ibarra|Jankowski|Kowalchuk|Lindgren|Maddox|Nakashima|Okafor|Pruitt|Quintero|Rasmussen|Sandoval|Thibodeau|Upchurch|Vandermeer|Whitlock|Zielinski',
  and: '&',
  streets:
    '# Industrial Parkway|#0 Depot Street|#2 Commerce Drive|#1 Mill Street|#4 Old County Road|#5 Railroad Avenue|#7 Lakeshore Road|#0 Elm Street',
}

export const australia: Area = {
  trades: english,
  heads:
    'Bauera|Boobook|Brolga|Bunya|Correa|Currawong|Dianella|Galah|Grevillea|Jacana|Kunzea|Lomandra|Mulga|Myall|Pandanus|Pardalote|Quandong|Spinifex|Wattlebird|Yabby',
  tails: 'Bay|Creek|Flat|Gully|Head|Plains|Reach|Ridge|Crossing|Junction',
  join: ' ',
  families:
    'Battersby|Cavallaro|Dimitriou|Farrugia|Hollingdale|Kavanagh|Moriarty|Nguyen|Petrovski|Tranberg',
  and: '&',
  streets:
    '# Wool Store Road|#2 Dockside Drive|# Quarry Street|Unit #, Foundry Road|# Railway Parade|#8 Enterprise Avenue|# Jetty Street',
}

export const newZealand: Area = {
  trades: english,
  heads:
    'Fantail|Flax|Kahikatea|Kowhai|Mamaku|Matai|Nikau|Pipi|Pukeko|Rata|Ribbonwood|Tussock|Weka',
  tails: 'Bay|Creek|Downs|Flat|Gorge|Head|Hill|Point|Spit|Valley',
  join: ' ',
  streets:
    '# Wharf Street|# Dairy Factory Road|#1 Tram Road|Unit #, Neilson Road|# Rata Street|# Freezing Works Lane',
}

export const southernAfrica: Area = {
  trades: english,
  heads:
    'Aloe|Blesbok|Bokmakierie|Buchu|Fynbos|Gemsbok|Hoopoe|Kiepersol|Kokerboom|Marula|Mopane|Rooigras|Spekboom|Suikerbos|Tinktinkie|Vaalbos',
  tails: 'berg|fontein|kloof|krans|rand|rivier|vlei|dal',
  join: '',
  streets:
    '# Voortrekker Road|# Dock Road|# Mill Street|#2 Industria Road|Unit #, Harbour Street|# Spekboom Avenue',
}

export const westAfrica: Area = {
  trades: english,
  heads:
    'Adinkra|Adire|Akwantu|Anansi|Egret|Iroko|Kapok|Kente|Kolanut|Mahogany|Obeche|Odum|Okume|Palmnut|Talking Drum|Wawa',
  tails: 'Crest|Grove|Heights|Lagoon|Light|River|Stone|Bridge',
  join: ' ',
  streets:
    '# Ring Road|Plot #, Industrial Estate|# Market Street|#2 Harbour Road|# Airport Road|# Cocoa Street',
}

export const eastAfrica: Area = {
  trades: english,
  heads:
    'Baobab|Duma|Jembe|Kifaru|Kilele|Korongo|Mbuni|Mkuyu|Msasa|Mvule|Ndovu|Pundamilia|Swala|Tausi|Twiga|Zambarau',
  tails: 'Bonde|Mlima|Mto|Pwani|Safi|Shamba|Ziwa|Kijani',
  join: ' ',
  streets:
    '# Industrial Road|Plot #, Export Zone|# Uhuru Street|#1 Station Road|# Mill Road|# Lake Road',
}

export const singapore: Area = {
  trades: english,
  heads:
    'Lantern|Merbau|Monsoon Gate|Pulai|Raintree|Kingfisher|Straitsway|Tembusu|Junk Sail|Nutmeg',
  tails: 'Bay|Bridge|Gate|Hill|Point|Quay|Terrace|Wharf',
  join: ' ',
  streets: '# Kallang Way|# Tuas Avenue|#1 Jurong Lane|# Loyang Drive|# Ubi Crescent',
}

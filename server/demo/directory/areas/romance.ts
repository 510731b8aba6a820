import { french } from '../trade-words/french.ts'
import { italian } from '../trade-words/italian.ts'
import { portuguese } from '../trade-words/portuguese.ts'
import { spanish } from '../trade-words/spanish.ts'
import type { Area } from './area.ts'

export const france: Area = {
  trades: french,
  isTradeFirst: true,
  heads: 'Bois|Champ|Clos|Font|Mas|Moulin|Pont|Pré|Roc|Val',
  tails:
    'de l’Alouette|des Bruyères|du Busard|de la Garance|du Genêt|de l’Hirondelle|du Loriot|de la Mésange|des Ormeaux|du Pivert|de la Sauge|des Sittelles|du Troène|de l’Yeuse',
  join: ' ',
  families:
    'Abrial|Bellanger|Charbonnel|Delcambre|Escoffet|Fauvernier|Gaubert|Hazebrouck|Jourdannet|Lestienne|Marcadé|Nivelle|Orsoni|Pelletan|Rouquette|Sauvaire|Tardivel|Vaucamps',
  and: 'et',
  streets:
    '# rue des Tanneurs|# avenue de la Gare|#2 route de la Vallée|# quai du Canal|# rue du Moulin|# impasse des Forges|# rue de l’Industrie',
}

export const spain: Area = {
  trades: spanish,
  isTradeFirst: true,
  heads: 'Cala|Dehesa|Fuente|Loma|Peña|Ribera|Sierra|Torre|Valle|Vega',
  tails:
    'Alondra|de la Encina|del Romero|del Azor|del Tejo|de la Garza|del Enebro|del Mirlo|de la Retama|del Tomillo|del Cierzo|de la Jara|del Lince|de la Oropéndola',
  join: ' ',
  families:
    'Arrizabal|Bofarull|Cisterna|Echenagusía|Fontcuberta|Gorostiza|Llorens|Montoliu|Peñarrubia|Sarriegui|Urdiales|Zubeldia',
  and: 'y',
  streets:
    'Calle del Olivo #|Polígono Industrial Sur, nave #|Avenida de la Estación #|Calle de los Curtidores #|Camino del Molino #|Calle de la Fragua #',
}

export const latinAmerica: Area = {
  trades: spanish,
  isTradeFirst: true,
  heads: 'Altos|Bahía|Cerro|Costa|Laguna|Llano|Monte|Quebrada|Río|Mirador',
  tails:
    'del Quetzal|del Colibrí|de la Ceiba|del Tucán|del Cóndor|de la Guadua|del Jaguar|del Maguey|del Ñandú|de la Yuca|del Copihue|del Mezquite|del Algarrobo|de la Jacaranda|del Cardón',
  join: ' ',
  families:
    'Avellaneda|Bocanegra|Cárcamo|Duarte|Etcheverry|Fuenzalida|Iturbide|Lizárraga|Mondragón|Olavarría|Quispe|Villaseñor',
  and: 'y',
  streets:
    'Calle del Comercio #|Avenida Industrial #0|Calle 45 #|Carrera 12 #|Avenida del Puerto #1|Calle de la Ceiba #|Parque Industrial, lote #',
}

export const portugal: Area = {
  trades: portuguese,
  isTradeFirst: true,
  heads: 'Campo|Fonte|Lagoa|Monte|Pedra|Quinta|Ribeira|Serra|Vale|Ponte',
  tails:
    'da Andorinha|do Azevinho|da Garça|do Ipê|do Jacarandá|da Lavandeira|do Medronho|da Perdiz|do Pintassilgo|do Sabiá|da Sobreira|do Tucano|da Urze|do Zimbro',
  join: ' ',
  families:
    'Azeredo|Bragança|Cortesão|Damasceno|Espírito Novo|Figueirôa|Lobato|Meneses|Pestana|Sequeira',
  and: 'e',
  streets:
    'Rua da Estação #|Rua dos Tecelões #|Avenida do Porto #1|Rua do Moinho #|Travessa da Fábrica #|Rua das Oficinas #',
}

export const italy: Area = {
  trades: italian,
  isTradeFirst: true,
  heads: 'Borgo|Colle|Fonte|Isola|Molino|Pieve|Poggio|Ponte|Rocca|Torre|Valle',
  tails:
    'del Falco|del Ginepro|del Gufo|dell’Airone|dell’Allodola|della Ginestra|della Quercia|del Corbezzolo|della Rondine|del Tasso|dei Tigli|della Volpe',
  join: ' ',
  families:
    'Albergoni|Bertacco|Caviglia|Dallavalle|Fumagalli|Ghidoni|Lazzarin|Melzi|Orlandini|Pasquarelli|Quaglia|Tornabene|Zambelli',
  and: 'e',
  streets:
    'Via dei Tigli #|Via della Stazione #|Via dell’Artigianato #|Via del Molino #|Via delle Officine #|Viale Europa #1',
}

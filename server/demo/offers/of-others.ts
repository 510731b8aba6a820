import type { OfferInput } from '#src/contract/operate/offer-input.ts'

/** What only Verdant or only Harbour lists. */
export const offersOfOthers: readonly OfferInput[] = [
  {
    id: 'second-furrow-seedlings',
    brandId: 'verdant',
    offerLabel: 'Second Furrow',
    title: { en: 'A hedge for your yard', de: 'Eine Hecke für Ihren Hof', ar: 'سياج نباتي لساحتك' },
    description: {
      en: 'Native seedlings for shelter belts and car parks, planted by a local crew. For every hundred metres, a school nearby gets a garden bed.',
      de: 'Heimische Setzlinge für Windschutzhecken und Parkplätze, gepflanzt von Leuten aus der Gegend. Je hundert Meter bekommt eine Schule in der Nähe ein Gartenbeet.',
      ar: 'شتلات محلية لمصدّات الرياح ومواقف السيارات، يزرعها فريق من المنطقة. ومقابل كل مئة متر تحصل مدرسة قريبة على حوض زراعة.',
    },
    discountCode: 'HEDGEROW',
    category: 'cupon',
    offerPercentage: 12,
    tag: { en: 'Local', de: 'Regional', ar: 'محلي' },
    iconCategories: ['Environment', 'Community'],
  },
  {
    id: 'crate-loop-packaging',
    brandId: 'verdant',
    offerLabel: 'Crate Loop',
    title: {
      en: 'Packaging that comes back',
      de: 'Verpackung, die zurückkommt',
      ar: 'عبوات تعود إليك',
    },
    description: {
      en: 'Returnable crates and pallet covers for growers and food makers: delivered full, collected empty, washed and counted for your circular economy report.',
      de: 'Mehrwegkisten und Palettenhauben für Erzeuger und Lebensmittelhersteller: voll geliefert, leer abgeholt, gewaschen und für Ihren Bericht zur Kreislaufwirtschaft gezählt.',
      ar: 'صناديق وأغطية منصّات قابلة للإرجاع للمزارعين ومنتجي الأغذية: تُسلَّم ممتلئة، وتُجمع فارغة، وتُغسل وتُحصى لتقريرك عن الاقتصاد الدائري.',
    },
    category: 'logistics',
    offerPercentage: null,
    tag: '',
    iconCategories: ['Environment', 'Ethical'],
    callToAction: { en: 'See how it works', de: 'So funktioniert es', ar: 'طريقة العمل' },
    callToActionLink: 'https://crateloop.example/',
  },
  {
    id: 'quayside-apprentices',
    brandId: 'harbour',
    offerLabel: 'Quayside Skills',
    title: {
      en: 'An apprentice from the neighbourhood',
      de: 'Auszubildende aus der Nachbarschaft',
      ar: 'متدرّب من الحيّ',
    },
    description: {
      en: 'Quayside Skills finds, prepares and looks after apprentices from the harbour districts. Businesses on this portal pay no placement fee.',
      de: 'Quayside Skills findet, schult und begleitet Auszubildende aus den Hafenvierteln. Unternehmen dieses Portals zahlen keine Vermittlungsgebühr.',
      ar: 'يجد Quayside Skills متدرّبين من أحياء الميناء ويُعدّهم ويرعاهم. ولا تدفع الشركات على هذه البوابة رسوم توظيف.',
    },
    category: 'people',
    offerPercentage: 100,
    tag: { en: 'Free of charge', de: 'Kostenfrei', ar: 'مجاني' },
    iconCategories: ['Community', 'Social', 'Diversity', 'Ethical'],
    callToAction: {
      en: 'Meet candidates',
      de: 'Bewerber kennenlernen',
      ar: 'التعرّف على المرشّحين',
    },
    callToActionLink: 'https://quaysideskills.example/employers',
  },
]

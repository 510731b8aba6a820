import { ableHandsAssembly } from './organisations/able-hands-assembly.ts'
import { atelierLachine } from './organisations/atelier-lachine.ts'
import { banksiaCleaningCollective } from './organisations/banksia-cleaning-collective.ts'
import { bareBonesTrading } from './organisations/bare-bones-trading.ts'
import { bidgeeLinenHire } from './organisations/bidgee-linen-hire.ts'
import { blueMesaLogistics } from './organisations/blue-mesa-logistics.ts'
import { borealPrintWorks } from './organisations/boreal-print-works.ts'
import { brightsideSupport } from './organisations/brightside-support.ts'
import { cafeSerraAlta } from './organisations/cafe-serra-alta.ts'
import { cedarRidgeManufacturing } from './organisations/cedar-ridge-manufacturing.ts'
import { clydeCoastSeafood } from './organisations/clyde-coast-seafood.ts'
import { coolabahOfficeSupplies } from './organisations/coolabah-office-supplies.ts'
import { cotonVif } from './organisations/coton-vif.ts'
import { dijkAndDaalder } from './organisations/dijk-and-daalder.ts'
import { elbeVerpackung } from './organisations/elbe-verpackung.ts'
import { fenwickAndDaughters } from './organisations/fenwick-and-daughters.ts'
import { filaturaBiella } from './organisations/filatura-biella.ts'
import { harrowLaneFacilities } from './organisations/harrow-lane-facilities.ts'
import { havnegadeDesign } from './organisations/havnegade-design.ts'
import { ironbarkSolar } from './organisations/ironbark-solar.ts'
import { isarPrazision } from './organisations/isar-prazision.ts'
import { kamoRiverCeramics } from './organisations/kamo-river-ceramics.ts'
import { karooWindServices } from './organisations/karoo-wind-services.ts'
import { kauriPointHoney } from './organisations/kauri-point-honey.ts'
import { liffeyCloud } from './organisations/liffey-cloud.ts'
import { mangroveMarineSupplies } from './organisations/mangrove-marine-supplies.ts'
import { mapleCurrentEnergy } from './organisations/maple-current-energy.ts'
import { merseyLoopTextiles } from './organisations/mersey-loop-textiles.ts'
import { monsoonWorksSoftware } from './organisations/monsoon-works-software.ts'
import { nilgiriTeaCircle } from './organisations/nilgiri-tea-circle.ts'
import { nordlysLogistikk } from './organisations/nordlys-logistikk.ts'
import { northwindPackaging } from './organisations/northwind-packaging.ts'
import { oldHarborSecurity } from './organisations/old-harbor-security.ts'
import { olivarSerrano } from './organisations/olivar-serrano.ts'
import { ostersundTra } from './organisations/ostersund-tra.ts'
import { papelAzteca } from './organisations/papel-azteca.ts'
import { prairieTableFoods } from './organisations/prairie-table-foods.ts'
import { riftValleyBlooms } from './organisations/rift-valley-blooms.ts'
import { rimutakaSoftware } from './organisations/rimutaka-software.ts'
import { sahyadriTextiles } from './organisations/sahyadri-textiles.ts'
import { saltAndSignal } from './organisations/salt-and-signal.ts'
import { straitsLabSupply } from './organisations/straits-lab-supply.ts'
import { sunroomAnalytics } from './organisations/sunroom-analytics.ts'
import { tamarTimberFrames } from './organisations/tamar-timber-frames.ts'
import { tejoSurfWear } from './organisations/tejo-surf-wear.ts'
import { umziBuilders } from './organisations/umzi-builders.ts'
import { vanuaProvisions } from './organisations/vanua-provisions.ts'
import { vignoblesDuCausse } from './organisations/vignobles-du-causse.ts'
import { waridaCivil } from './organisations/warida-civil.ts'
import { yarrowCreekCatering } from './organisations/yarrow-creek-catering.ts'
import type { DemoOrganisation } from './organisations/demo-organisation.ts'

/** The invented organisations of the demo mode; the first ones are those that the documentation shows. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  coolabahOfficeSupplies,
  northwindPackaging,
  bidgeeLinenHire,
  yarrowCreekCatering,
  waridaCivil,
  banksiaCleaningCollective,
  saltAndSignal,
  ironbarkSolar,
  mangroveMarineSupplies,
  kauriPointHoney,
  rimutakaSoftware,
  fenwickAndDaughters,
  harrowLaneFacilities,
  tamarTimberFrames,
  clydeCoastSeafood,
  brightsideSupport,
  merseyLoopTextiles,
  cedarRidgeManufacturing,
  blueMesaLogistics,
  oldHarborSecurity,
  sunroomAnalytics,
  prairieTableFoods,
  ableHandsAssembly,
  borealPrintWorks,
  mapleCurrentEnergy,
  atelierLachine,
  elbeVerpackung,
  isarPrazision,
  cotonVif,
  vignoblesDuCausse,
  dijkAndDaalder,
  liffeyCloud,
  nordlysLogistikk,
  ostersundTra,
  havnegadeDesign,
  olivarSerrano,
  filaturaBiella,
  tejoSurfWear,
  sahyadriTextiles,
  monsoonWorksSoftware,
  nilgiriTeaCircle,
  straitsLabSupply,
  kamoRiverCeramics,
  umziBuilders,
  karooWindServices,
  riftValleyBlooms,
  cafeSerraAlta,
  papelAzteca,
  vanuaProvisions,
  bareBonesTrading,
]

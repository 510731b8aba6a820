import { OfferCard } from '#src/ui/offer-card.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const offer = {
  ...{ offerLabel: samples.credentialShort, title: samples.credential, description: samples.text },
  ...{ tag: '', offerPercentage: null },
}

/** An offer that is no reduction, one that is, and one whose title is a long word. */
export function OfferCardSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <OfferCard offer={offer} categories={['Environment', 'Social']} action={null} />
      </State>
      <State label={stateNames.withIcon}>
        <OfferCard
          offer={{ ...offer, offerPercentage: 15, tag: samples.credentialShort }}
          categories={[]}
          action={null}
        />
      </State>
      <State label={stateNames.longWord}>
        <OfferCard offer={{ ...offer, title: samples.longWord }} categories={[]} action={null} />
      </State>
    </>
  )
}

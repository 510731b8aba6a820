import { useMemo } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { LocationNode } from '#src/contract/catalogue.ts'
import { useData } from '#src/data/data-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { createLocationIndex } from './location-index.ts'
import { LocationPicker } from './location-picker.tsx'

/** Where the organisation serves. */
export function LocationsSection() {
  const t = useText()
  const data = useData()
  const loaded = useLoaded(
    'locations',
    () => data.catalogue.locations(),
    data.catalogue.known.locations,
  )
  return (
    <FormSection
      id="locations"
      title={t('profile-form.sections.locations')}
      intro={t('profile-form.intro.locations')}
    >
      <ListState
        loaded={loaded}
        loadingText={t('profile-form.locations.loading')}
        failedText={t('profile-form.locations.failed')}
        height="28rem"
        consolation={t('profile-form.formIsKept')}
      >
        {(roots) => <Indexed roots={roots} />}
      </ListState>
    </FormSection>
  )
}

function Indexed({ roots }: { roots: readonly LocationNode[] }) {
  const index = useMemo(() => createLocationIndex(roots), [roots])
  return <LocationPicker index={index} />
}

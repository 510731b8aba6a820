import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '#src/i18n/text-context.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import type { Language } from '#src/i18n/languages.ts'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { announce } from '#src/ui/status.tsx'
import { setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'
import type { LocationIndex } from './location-index.ts'
import { LocationTree } from './location-tree.tsx'
import { createCheckStates, toggle } from './location-selection.ts'
import styles from './locations.module.css'
import { filteredRows, visibleRows } from './tree-rows.ts'

const filterId = fieldKeys.locations

/** The location tree with a filter above and what is chosen below. */
export function LocationPicker({ index }: { index: LocationIndex }) {
  const { t, language } = useTexts()
  const [filter, setFilter] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [begunAt, setBegunAt] = useState<string | null>(null)
  const { draft } = useProfileForm()
  const error = useFormStatus(({ errors }) => errors.get(filterId))
  const { locations, address, businessRegistryCountry } = useSnapshot(draft).fields
  const country = address && index.node(businessRegistryCountry) ? businessRegistryCountry : null
  // Most suppliers serve where they are: the tree opens there.
  if (country !== begunAt) {
    setBegunAt(country)
    if (country) setExpanded(new Set([...expanded, country]))
  }
  const text = useDeferredValue(filter.trim())
  const rows = useMemo(
    () => (text ? filteredRows(index, expanded, text) : visibleRows(index, expanded)),
    [index, expanded, text],
  )
  const stateOf = useMemo(() => createCheckStates(index, new Set(locations)), [index, locations])
  // The tick is seen at once; what is below the tree makes the whole page take a new height.
  const settled = useDeferredValue(locations)
  const chosen = useMemo(() => selectedNames(language, index, settled), [language, index, settled])
  const press = useCallback(
    (id: string) => {
      const selection = new Set(draft.fields.locations)
      const isNarrowing = createCheckStates(index, selection)(id) === 'covered'
      setField(draft, 'locations', [...toggle(index, selection, id)])
      if (isNarrowing) announce(t('profile-form.narrowedTo', { name: index.node(id)?.name ?? id }))
    },
    [t, draft, index],
  )
  const expand = useCallback((id: string, open: boolean) => {
    setExpanded((before) => {
      const next = new Set(before)
      if (open) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return (
    <>
      <Field
        label={t('profile-form.filterLocations')}
        id={filterId}
        hint={t('profile-form.filterHint')}
        error={error}
      >
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        )}
      </Field>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('profile-form.noResults')}</p>
      ) : (
        <LocationTree
          rows={rows}
          filter={text}
          startId={country}
          stateOf={stateOf}
          onPress={press}
          onExpand={expand}
        />
      )}
      <p className={styles.count} role="status">
        <span>{t('profile-form.chosenLocations', { count: settled.length })}</span>
      </p>
      <ChosenChips
        label={t('profile-form.chosenPlaces')}
        items={chosen}
        focusAfterId={filterId}
        onRemove={(id) =>
          setField(
            draft,
            'locations',
            draft.fields.locations.filter((one) => one !== id),
          )
        }
      />
    </>
  )
}

/** The selected places by name, regions with the country they are in, alphabetically. */
function selectedNames(
  language: Language,
  index: LocationIndex,
  ids: readonly string[],
): { id: string; name: string }[] {
  const order = nameOrder(language)
  const nameOf = (id: string) => index.node(id)?.name ?? id
  return ids
    .map((id) => {
      const root = index.ancestorIds(id).at(-1)
      return { id, name: root === undefined ? nameOf(id) : `${nameOf(id)}, ${nameOf(root)}` }
    })
    .sort((a, b) => order.compare(a.name, b.name))
}

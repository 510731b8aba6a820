import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import type { ProductTag } from '#src/contract/catalogue.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { searchResults } from '#src/contract/limits.ts'
import { createNameSearch } from '#src/lib/name-search.ts'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { Highlighted } from '#src/ui/highlighted.tsx'
import { announce } from '#src/ui/status.tsx'
import { addProduct, removeById } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'

const searchId = fieldKeys.products

/** Finds product and service tags and keeps the chosen ones as chips. */
export function ProductPicker({ tags }: { tags: readonly ProductTag[] }) {
  const t = useText()
  const [query, setQuery] = useState('')
  const { draft } = useProfileForm()
  const error = useFormStatus(({ errors }) => errors.get(searchId))
  const chosen = useSnapshot(draft).fields.productTags
  const search = useMemo(() => createNameSearch(tags, { isLongEnough, searchResults }), [tags])
  const found = useMemo(() => {
    const chosenIds = new Set(chosen.map((one) => one.id))
    return search(query, ({ id }) => chosenIds.has(id))
  }, [search, query, chosen])
  // A draft may have been begun in another language.
  const shown = useMemo(() => {
    const names = new Map(tags.map(({ id, name }) => [id, name]))
    return chosen.map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
  }, [tags, chosen])
  return (
    <>
      <Combobox
        id={searchId}
        label={t('profile-form.searchProducts')}
        hint={t('profile-form.productsHint')}
        error={error}
        query={query}
        onQueryChange={setQuery}
        options={found}
        onChoose={(product) => {
          addProduct(draft, product)
          setQuery('')
          announce(t('profile-form.productAdded', { name: product.name }))
        }}
        busy={false}
        emptyText={t('profile-form.noResults')}
        isLongEnough={isLongEnough}
        renderOption={({ name, matches }) => <Highlighted text={name} matches={matches} />}
      />
      <ChosenChips
        label={t('profile-form.chosenProducts')}
        items={shown}
        focusAfterId={searchId}
        onRemove={(id) => removeById(draft, 'productTags', id)}
      />
    </>
  )
}

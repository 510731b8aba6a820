import { useState } from 'react'
import {
  type NewsletterCounts,
  signUpOrders,
  signUpStates,
} from '#src/contract/operate/newsletter.ts'
import * as limits from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { newsletterPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import { brandName } from './brand-name.ts'
import styles from './newsletter.module.css'
import { type NewsletterWanted, newsletterWanted } from './newsletter-wanted.ts'

type SignUpChoiceProps = {
  wanted: NewsletterWanted
  /** Null while they are not known. */
  counts: NewsletterCounts | null
}

/** Which sign-ups are shown: a choice is taken at once, an address once it is sent; both stand in the address. */
export function SignUpChoice({ wanted, counts }: SignUpChoiceProps) {
  const t = useText()
  const [last, setLast] = useState(wanted.address ?? '')
  const [address, setAddress] = useState(last)
  // Cleared from elsewhere, or gone back.
  if (last !== (wanted.address ?? '')) {
    setLast(wanted.address ?? '')
    setAddress(wanted.address ?? '')
  }
  const choose = (chosen: Partial<Record<keyof NewsletterWanted, string>>) =>
    go(hrefOf(newsletterPath, newsletterWanted({ ...wanted, address, ...chosen })))
  const brands = counts?.brands ?? []
  const tags = counts?.tags.filter((one) => !wanted.brand || one.brandId === wanted.brand) ?? []
  /** Those that there are, and the one of the address. */
  const among = (known: readonly string[], chosen: string | undefined) =>
    [...new Set([...known, ...(chosen ? [chosen] : [])])].toSorted()
  return (
    <form
      className={styles.choice}
      role="search"
      aria-label={t('operate-newsletter.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        choose({})
      }}
    >
      <FilterChoice
        label={t('operate-newsletter.brand')}
        value={wanted.brand}
        options={among(
          brands.map(({ id }) => id),
          wanted.brand,
        ).map((id) => [id, brandName(brands, id)] as const)}
        onChange={(brand) => choose({ brand })}
      />
      <FilterChoice
        label={t('operate-newsletter.tag')}
        value={wanted.tag}
        options={among(
          tags.map(({ tag }) => tag),
          wanted.tag,
        ).map((tag) => [tag, tag] as const)}
        onChange={(tag) => choose({ tag })}
      />
      <FilterChoice
        label={t('operate-newsletter.state')}
        value={wanted.state}
        options={signUpStates.map((one) => [one, t(`operate-newsletter.states.${one}`)] as const)}
        onChange={(state) => choose({ state })}
      />
      <FilterChoice
        label={t('operate-newsletter.order')}
        value={wanted.order}
        none={t('operate-newsletter.orders.newest')}
        options={signUpOrders
          .filter((one) => one !== 'newest')
          .map((one) => [one, t(`operate-newsletter.orders.${one}`)] as const)}
        onChange={(order) => choose({ order })}
      />
      <Field label={t('operate-newsletter.address')}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            maxLength={limits.email}
            value={address}
            onChange={({ currentTarget: { value } }) => setAddress(value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('operate-newsletter.apply')}
      </Button>
    </form>
  )
}

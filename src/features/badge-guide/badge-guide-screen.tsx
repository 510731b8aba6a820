import { useEffect, useRef } from 'react'
import { useText, useTexts } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { badgeFor } from '../../brand/badge-for.ts'
import { badgeUrl } from '../../brand/badge-url.ts'
import { useBrand } from '../../brand/brand-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { announce } from '../../ui/status-store.ts'
import { useAtOnce } from '../../ui/use-at-once.ts'
import styles from './badge-guide.module.css'
import { BadgePreview } from './badge-preview.tsx'
import type { FoundSupplier } from './find-supplier.ts'
import type { GuideSearch } from './guide-search.ts'
import { RecipeList } from './recipe-list.tsx'
import type { GuideBadge } from './recipes.ts'
import { SiteNotes } from './site-notes.tsx'
import { SupplierForm } from './supplier-form.tsx'

export type BadgeGuideScreenProps = {
  /** The supplier of the search; null before a search. */
  found: FoundSupplier | null
  search: GuideSearch
  environment: Environment
  /** Scheme and host under which people see the portal. */
  origin: string
  /** Settles when the badge that is asked for is there. */
  onChange: (search: GuideSearch) => Promise<void>
}

/** `/badge`: choose a badge, see it, copy the code for the place where it goes. */
export function BadgeGuideScreen(props: BadgeGuideScreenProps) {
  const texts = useTexts()
  const { t } = texts
  const { found, environment, origin } = props
  const [search, change] = useAtOnce(props.search, props.onChange)
  const { style = 'dark', lang } = search
  const language = lang ?? texts.language
  useSpokenResult(found)
  const brand = useBrand()
  const supplier = found?.problem === null ? found : null
  const place = { brand, environment, origin }
  // Stands in for a supplier in the code to paste, until one is chosen.
  const example = { name: t('badge-guide.yourName'), slug: 'your-profile' }
  const badge: GuideBadge = {
    ...badgeFor(texts, supplier ?? example, style, place, lang),
    // No supplier has the example's slug: its picture is the one without a supplier's name.
    ...(!supplier && { imageUrl: badgeUrl({ style, language, ...place }) }),
    lang,
    isPictureOnly: brand.euConsumerMode === true,
    signatureUrl: badgeUrl({
      style,
      organisation: supplier?.slug,
      format: 'png',
      language,
      ...place,
    }),
  }
  return (
    <Container className={styles.page}>
      <PageHeader title={t('badge-guide.title')} lead={t('badge-guide.lead')} />
      <div className={styles.maker}>
        <SupplierForm
          asked={search.organisation ?? ''}
          problem={problemText(t, found)}
          style={style}
          lang={lang}
          onChange={change}
        />
        <BadgePreview badge={badge} name={supplier?.name ?? null} />
      </div>
      <RecipeList badge={badge} />
      <SiteNotes badge={badge} />
    </Container>
  )
}

/** @returns why the search found no badge; null when it found one */
function problemText(t: Translate, found: FoundSupplier | null): string | null {
  return found?.problem ? t(`badge-guide.problems.${found.problem}`, { asked: found.asked }) : null
}

/** Announces after each search whose badge is shown, or why there is none. */
function useSpokenResult(found: FoundSupplier | null): void {
  const t = useText()
  const last = useRef(found)
  useEffect(() => {
    if (!found || found === last.current) return
    last.current = found
    announce(
      found.problem ? (problemText(t, found) ?? '') : t('badge-guide.shown', { name: found.name }),
    )
  }, [t, found])
}

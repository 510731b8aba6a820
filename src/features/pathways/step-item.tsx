import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import type { RecommendedCredential } from '../../contract/recommendation.ts'
import { websiteHref } from '../../contract/website-href.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ExpandableText } from '../../ui/expandable-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddToProfile } from './add-to-profile.tsx'
import { BadgeMarks } from './badge-marks.tsx'
import styles from './step-item.module.css'

type StepItemProps = {
  credential: RecommendedCredential
  /** From 1. */
  rank: number
  isAdded: boolean
  onAdd: () => void
  onRemove: () => void
}

/** One credential on the path: what it is, why it is recommended, and the way to it. */
export function StepItem({ credential, rank, ...adding }: StepItemProps) {
  const t = useText()
  const { name, category, reason, description, sustainabilityBadges, website } = credential
  const isFirst = rank === 1
  return (
    <li className={styles.step} data-added={adding.isAdded || undefined}>
      <span className={styles.node} aria-hidden="true">
        {adding.isAdded ? <Icon drawing={icons.check} /> : <span>{rank}</span>}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.kind}>
            {isFirst && <span className={styles.first}>{t('pathways.first')}</span>}
            <span>{t(`pathways.kinds.${category}`)}</span>
          </p>
          <h3 className={styles.name}>
            <span dir="auto">{name}</span>
          </h3>
        </div>
        {reason && (
          <div className={styles.why}>
            <p className={styles.whyTitle}>{t('pathways.why')}</p>
            <p className={styles.reason}>
              <span dir="auto">{reason}</span>
            </p>
          </div>
        )}
        {description && (
          <div className={styles.description}>
            <ExpandableText
              text={description}
              limit={limits.pathwaysDescriptionPreview}
              about={name}
              moreLabel={t('pathways.more', { name })}
              hideLabel={t('pathways.less', { name })}
            />
          </div>
        )}
        <BadgeMarks label={t('pathways.badges', { name })} badges={sustainabilityBadges} />
        <div className={styles.actions}>
          <AddToProfile name={name} isFirst={isFirst} {...adding} />
          <WebsiteLink name={name} website={website} />
        </div>
      </div>
    </li>
  )
}

type WebsiteLinkProps = { name: string; website: string }

/** Where the issuer tells more; nothing where the address is none of the web. */
function WebsiteLink({ name, website }: WebsiteLinkProps) {
  const t = useText()
  const href = websiteHref(website)
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
      <span>{t('pathways.website')}</span>
      <VisuallyHidden>{t('pathways.websiteOf', { name })}</VisuallyHidden>
      <Icon drawing={icons.external} />
    </a>
  )
}

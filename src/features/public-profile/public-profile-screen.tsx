import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import * as limits from '../../contract/limits.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { ExpandableText } from '../../ui/expandable-text.tsx'
import { CredentialsSection } from './credentials-section.tsx'
import { DocumentFrame, type FrameContext } from './document-frame.tsx'
import { EarnedTags } from './earned-tags.tsx'
import { EngageSection } from './engage-section.tsx'
import { PreviewList } from './preview-list.tsx'
import { ProfileHeading } from './profile-heading.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ProfileDates } from './profile-dates.tsx'

export type PublicProfileScreenProps = FrameContext & {
  profile: PublicProfile
  /** When the copy on this device was fetched, in milliseconds; null for a fresh answer. */
  storedAt: number | null
  /** What a signed-in buyer is told of it. */
  own?: ReactNode
}

/** `/organization/{slug}`: the public profile as a document. */
export function PublicProfileScreen(props: PublicProfileScreenProps) {
  const t = useText()
  const { profile, storedAt, environment, origin } = props
  return (
    <DocumentFrame environment={environment} origin={origin} path={profilePath(profile.slug)}>
      <article aria-labelledby="name">
        <ProfileHeading profile={profile} />
        {profile.description && (
          <ProfileSection id="about" title={t('profile.about')}>
            <ExpandableText
              text={profile.description}
              limit={limits.publicDescriptionPreview}
              about={t('profile.aboutText')}
            />
          </ProfileSection>
        )}
        <CredentialsSection credentials={profile.sustainabilityCredentials} />
        {profile.tags.length > 0 && <EarnedTags tags={profile.tags} />}
        <ProfileSection id="products" title={t('profile.products')}>
          <PreviewList
            names={profile.categories.map((one) => one.name)}
            about={t('profile.products')}
          />
        </ProfileSection>
        <ProfileSection id="serves" title={t('profile.serves')}>
          <PreviewList
            names={profile.serviceableLocations.map((one) => one.name)}
            about={t('profile.serves')}
          />
        </ProfileSection>
        <EngageSection profile={profile} own={props.own} />
        <ProfileDates slug={profile.slug} updatedAt={profile.updatedAt} storedAt={storedAt} />
      </article>
    </DocumentFrame>
  )
}

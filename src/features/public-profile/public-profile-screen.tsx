import type { PublicProfile } from '../../contract/public-profile.ts'
import * as limits from '../../contract/limits.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { ExpandableText } from '../../ui/expandable-text.tsx'
import * as profileCopy from './copy.ts'
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
}

/** `/organization/{slug}`: the public profile as a document. */
export function PublicProfileScreen(props: PublicProfileScreenProps) {
  const { profile, storedAt, environment, origin } = props
  return (
    <DocumentFrame environment={environment} origin={origin} path={profilePath(profile.slug)}>
      <article aria-labelledby="name">
        <ProfileHeading profile={profile} />
        {profile.description && (
          <ProfileSection id="about" title={profileCopy.about}>
            <ExpandableText
              text={profile.description}
              limit={limits.publicDescriptionPreview}
              about={profileCopy.aboutText}
            />
          </ProfileSection>
        )}
        <CredentialsSection credentials={profile.sustainabilityCredentials} />
        {profile.tags.length > 0 && <EarnedTags tags={profile.tags} />}
        <ProfileSection id="products" title={profileCopy.products}>
          <PreviewList
            names={profile.categories.map((one) => one.name)}
            about={profileCopy.products}
          />
        </ProfileSection>
        <ProfileSection id="serves" title={profileCopy.serves}>
          <PreviewList
            names={profile.serviceableLocations.map((one) => one.name)}
            about={profileCopy.serves}
          />
        </ProfileSection>
        <EngageSection profile={profile} />
        <ProfileDates updatedAt={profile.updatedAt} storedAt={storedAt} />
      </article>
    </DocumentFrame>
  )
}

import { useHydrated } from '@tanstack/react-router'
import * as limits from '../../contract/limits.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import * as profileCopy from './copy.ts'

/** Copies the link of the profile; until a script can do that, it is the link. */
export function ShareProfile({ origin, path }: { origin: string; path: string }) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <ButtonLink variant="secondary" href={path}>
        <Icon drawing={icons.copy} />
        <span>{profileCopy.share}</span>
      </ButtonLink>
    )
  }
  return (
    <CopyButton
      text={`${origin}${path}`}
      label={profileCopy.share}
      copiedLabel={profileCopy.linkCopied}
      shownFor={limits.linkCopiedToast}
    />
  )
}

import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { ConsoleLink } from '../../console-link.tsx'
import { usePlace } from '../../place.ts'
import { partHref } from '../editor-place.ts'
import { LookSection } from '../sections/look-section.tsx'
import { PictureField } from '../sections/picture-field.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'

/** The second step of the guide: the colours and the logos. Everything else can come later. */
export function GuideLook() {
  const t = useText()
  const place = usePlace()
  return (
    <>
      <LookSection />
      <SectionFrame section="pictures">
        <PictureField kind="darkLogo" />
        <PictureField kind="lightLogo" />
      </SectionFrame>
      <p>
        <ConsoleLink className={buttonClass('primary')} href={partHref(place, 'publish')}>
          {t('operate-brands.guide.next')}
        </ConsoleLink>
      </p>
    </>
  )
}

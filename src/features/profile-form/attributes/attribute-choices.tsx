import { useMemo } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import { AttributeFold } from './attribute-fold.tsx'
import { attributeGroups } from './attribute-groups.ts'
import { AttributeFieldset } from './attribute-fieldset.tsx'
import { EarnedAttributes } from './earned-attributes.tsx'
import { OtherMinorityField } from './other-minority-field.tsx'

/** What the organisation says of itself: ownership, and the rest; and what it earned. */
export function AttributeChoices({ all }: { all: readonly AttributeOption[] }) {
  const { t, language } = useTexts()
  const groups = useMemo(() => attributeGroups(language, all), [language, all])
  return (
    <>
      <AttributeFold>
        <AttributeFieldset
          legend={t('profile-form.ownership')}
          hint={t('profile-form.ownershipHint')}
          options={groups.OWNERSHIP}
          after={<OtherMinorityField in={groups.OWNERSHIP} />}
        />
        <AttributeFieldset
          legend={t('profile-form.otherAttributes')}
          hint={t('profile-form.otherAttributesHint')}
          options={groups.OTHER}
          after={<OtherMinorityField in={groups.OTHER} />}
        />
      </AttributeFold>
      <EarnedAttributes />
    </>
  )
}

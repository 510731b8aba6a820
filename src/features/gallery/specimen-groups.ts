import type { ComponentType } from 'react'
import type { groupCopy, specimenCopy } from './specimen-copy.ts'
import { BannerSpecimen } from './specimens/banner-specimen.tsx'
import { BrandHtmlSpecimen } from './specimens/brand-html-specimen.tsx'
import { BrandLogoSpecimen } from './specimens/brand-logo-specimen.tsx'
import { ButtonLinkSpecimen } from './specimens/button-link-specimen.tsx'
import { ButtonSpecimen } from './specimens/button-specimen.tsx'
import { CategoryGrid } from './specimens/category-grid.tsx'
import { CheckboxSpecimen } from './specimens/checkbox-specimen.tsx'
import { ChipSpecimen } from './specimens/chip-specimen.tsx'
import { ChosenChipsSpecimen } from './specimens/chosen-chips-specimen.tsx'
import { CodeBlockSpecimen } from './specimens/code-block-specimen.tsx'
import { ComboboxSpecimen } from './specimens/combobox-specimen.tsx'
import { ContainerSpecimen } from './specimens/container-specimen.tsx'
import { CopyButtonSpecimen } from './specimens/copy-button-specimen.tsx'
import { CredentialOptionSpecimen } from './specimens/credential-option-specimen.tsx'
import { CredentialSummarySpecimen } from './specimens/credential-summary-specimen.tsx'
import { DayChartSpecimen } from './specimens/day-chart-specimen.tsx'
import { DialogSpecimen } from './specimens/dialog-specimen.tsx'
import { DirectionSpecimen } from './specimens/direction-specimen.tsx'
import { DocumentFrameSpecimen } from './specimens/document-frame-specimen.tsx'
import { EmptyStateSpecimen } from './specimens/empty-state-specimen.tsx'
import { ErrorSummarySpecimen } from './specimens/error-summary-specimen.tsx'
import { ExpandableSpecimen } from './specimens/expandable-specimen.tsx'
import { FailedStateSpecimen } from './specimens/failed-state-specimen.tsx'
import { HighlightedSpecimen } from './specimens/highlighted-specimen.tsx'
import { IconGrid } from './specimens/icon-grid.tsx'
import { LinkSwitchSpecimen } from './specimens/link-switch-specimen.tsx'
import { ListStateSpecimen } from './specimens/list-state-specimen.tsx'
import { LanguageLinksSpecimen } from './specimens/language-links-specimen.tsx'
import { LiveBadgeSpecimen } from './specimens/live-badge-specimen.tsx'
import { LoadingStateSpecimen } from './specimens/loading-state-specimen.tsx'
import { MoreButtonSpecimen } from './specimens/more-button-specimen.tsx'
import { NotificationsSpecimen } from './specimens/notifications-specimen.tsx'
import { PageHeaderSpecimen } from './specimens/page-header-specimen.tsx'
import { OfferCardSpecimen } from './specimens/offer-card-specimen.tsx'
import { PhoneFieldSpecimen } from './specimens/phone-field-specimen.tsx'
import { RadioGroupSpecimen } from './specimens/radio-group-specimen.tsx'
import { SdgGrid } from './specimens/sdg-grid.tsx'
import { SectionSpecimen } from './specimens/section-specimen.tsx'
import { SelectSpecimen } from './specimens/select-specimen.tsx'
import { SkeletonSpecimen } from './specimens/skeleton-specimen.tsx'
import { SpinnerSpecimen } from './specimens/spinner-specimen.tsx'
import { StatusSpecimen } from './specimens/status-specimen.tsx'
import { TabsSpecimen } from './specimens/tabs-specimen.tsx'
import { TextAreaSpecimen } from './specimens/text-area-specimen.tsx'
import { TextInputSpecimen } from './specimens/text-input-specimen.tsx'
import { TooltipSpecimen } from './specimens/tooltip-specimen.tsx'
import { VisuallyHiddenSpecimen } from './specimens/visually-hidden-specimen.tsx'

export type SpecimenEntry = {
  id: keyof typeof specimenCopy
  /** Paths below `src/` of the components that it shows. */
  files: readonly string[]
  Show: ComponentType
}
type Group = { id: keyof typeof groupCopy; specimens: readonly SpecimenEntry[] }

/** Every component, in the order of the page. */
export const specimenGroups: readonly Group[] = [
  {
    id: 'marks',
    specimens: [
      { id: 'icon', files: ['ui/icon.tsx'], Show: IconGrid },
      { id: 'categoryMark', files: ['ui/category-mark.tsx'], Show: CategoryGrid },
      { id: 'sdgTile', files: ['ui/sdg-tile.tsx'], Show: SdgGrid },
    ],
  },
  {
    id: 'brand',
    specimens: [
      { id: 'brandLogo', files: ['brand/brand-logo.tsx'], Show: BrandLogoSpecimen },
      {
        id: 'brandHtml',
        files: ['brand/brand-html.tsx', 'brand/sanitised-html.tsx'],
        Show: BrandHtmlSpecimen,
      },
    ],
  },
  {
    id: 'actions',
    specimens: [
      { id: 'button', files: ['ui/button.tsx'], Show: ButtonSpecimen },
      { id: 'buttonLink', files: ['ui/button-link.tsx'], Show: ButtonLinkSpecimen },
      { id: 'copyButton', files: ['ui/copy-button.tsx'], Show: CopyButtonSpecimen },
    ],
  },
  {
    id: 'forms',
    specimens: [
      {
        id: 'textInput',
        files: ['ui/field.tsx', 'ui/field-error.tsx', 'ui/text-input.tsx'],
        Show: TextInputSpecimen,
      },
      { id: 'textArea', files: ['ui/text-area.tsx'], Show: TextAreaSpecimen },
      { id: 'select', files: ['ui/select.tsx'], Show: SelectSpecimen },
      { id: 'checkbox', files: ['ui/checkbox.tsx'], Show: CheckboxSpecimen },
      { id: 'radioGroup', files: ['ui/radio-group.tsx'], Show: RadioGroupSpecimen },
      {
        id: 'combobox',
        files: ['ui/combobox.tsx', 'ui/combobox-popup.tsx', 'ui/combobox-options.tsx'],
        Show: ComboboxSpecimen,
      },
      { id: 'phoneField', files: ['ui/phone-field.tsx'], Show: PhoneFieldSpecimen },
      { id: 'errorSummary', files: ['ui/error-summary.tsx'], Show: ErrorSummarySpecimen },
    ],
  },
  {
    id: 'content',
    specimens: [
      { id: 'chip', files: ['ui/chip.tsx'], Show: ChipSpecimen },
      { id: 'chosenChips', files: ['ui/chosen-chips.tsx'], Show: ChosenChipsSpecimen },
      {
        id: 'credentialOption',
        files: ['ui/credential-option.tsx'],
        Show: CredentialOptionSpecimen,
      },
      {
        id: 'credentialSummary',
        files: ['ui/credential-summary.tsx', 'ui/known-lines.tsx'],
        Show: CredentialSummarySpecimen,
      },
      {
        id: 'offerCard',
        files: ['ui/offer-card.tsx', 'ui/offer-figure.tsx'],
        Show: OfferCardSpecimen,
      },
      { id: 'dayChart', files: ['ui/day-chart.tsx'], Show: DayChartSpecimen },
      { id: 'highlighted', files: ['ui/highlighted.tsx'], Show: HighlightedSpecimen },
      {
        id: 'expandable',
        files: [
          'ui/expandable-text.tsx',
          'ui/expandable-list.tsx',
          'ui/expandable.tsx',
          'ui/seen-and-heard.tsx',
        ],
        Show: ExpandableSpecimen,
      },
      { id: 'tabs', files: ['ui/tabs.tsx'], Show: TabsSpecimen },
      { id: 'linkSwitch', files: ['ui/link-switch.tsx'], Show: LinkSwitchSpecimen },
      { id: 'codeBlock', files: ['ui/code-block.tsx'], Show: CodeBlockSpecimen },
      {
        id: 'documentFrame',
        files: ['ui/document-frame.tsx', 'ui/document-toolbar.tsx', 'ui/document-refusal.tsx'],
        Show: DocumentFrameSpecimen,
      },
      { id: 'liveBadge', files: ['ui/live-badge.tsx'], Show: LiveBadgeSpecimen },
    ],
  },
  {
    id: 'feedback',
    specimens: [
      { id: 'banner', files: ['ui/banner.tsx'], Show: BannerSpecimen },
      { id: 'notifications', files: ['ui/notifications.tsx'], Show: NotificationsSpecimen },
      { id: 'status', files: ['ui/status.tsx'], Show: StatusSpecimen },
      { id: 'spinner', files: ['ui/spinner.tsx', 'ui/spinner-ring.tsx'], Show: SpinnerSpecimen },
      { id: 'skeleton', files: ['ui/skeleton.tsx'], Show: SkeletonSpecimen },
      { id: 'emptyState', files: ['ui/empty-state.tsx'], Show: EmptyStateSpecimen },
      { id: 'loadingState', files: ['ui/loading-state.tsx'], Show: LoadingStateSpecimen },
      { id: 'failedState', files: ['ui/failed-state.tsx'], Show: FailedStateSpecimen },
      { id: 'moreButton', files: ['ui/more-button.tsx'], Show: MoreButtonSpecimen },
      { id: 'listState', files: ['ui/list-state.tsx'], Show: ListStateSpecimen },
    ],
  },
  {
    id: 'overlays',
    specimens: [
      { id: 'dialog', files: ['ui/dialog.tsx', 'ui/confirm-dialog.tsx'], Show: DialogSpecimen },
      { id: 'tooltip', files: ['ui/tooltip.tsx'], Show: TooltipSpecimen },
    ],
  },
  {
    id: 'layout',
    specimens: [
      { id: 'container', files: ['ui/container.tsx'], Show: ContainerSpecimen },
      { id: 'section', files: ['ui/section.tsx'], Show: SectionSpecimen },
      { id: 'languageLinks', files: ['ui/language-links.tsx'], Show: LanguageLinksSpecimen },
      { id: 'visuallyHidden', files: ['ui/visually-hidden.tsx'], Show: VisuallyHiddenSpecimen },
      // Last: its title is one of a page, so what follows has to be a section.
      { id: 'pageHeader', files: ['ui/page-header.tsx'], Show: PageHeaderSpecimen },
    ],
  },
  { id: 'direction', specimens: [{ id: 'direction', files: [], Show: DirectionSpecimen }] },
]

import uiButton from '#ui/button/button.css?inline';
import uiButtonNavigation from '#ui/button/button-navigation.css?inline';
import uiButtonStates from '#ui/button/button-states.css?inline';
import uiCard from '#ui/card/card.css?inline';
import uiCatalogue from '#ui/catalogue/catalogue.css?inline';
import uiCatalogueForms from '#ui/catalogue/form-samples.css?inline';
import uiCloseButton from '#ui/close-button/close-button.css?inline';
import uiModal from '#ui/modal/modal.css?inline';
import uiModalLooks from '#ui/modal/modal-looks.css?inline';
import uiResizeFrame from '#ui/resize-frame/resize-frame.css?inline';
import uiSidePanel from '#ui/side-panel/side-panel.css?inline';
import uiSpinner from '#ui/spinner/spinner.css?inline';
import uiSwitch from '#ui/switch/switch.css?inline';
import uiToast from '#ui/toast/toast.css?inline';
import uiToastTones from '#ui/toast/toast-tones.css?inline';
import uiToggle from '#ui/toggle/toggle.css?inline';
import uiToggleStates from '#ui/toggle/toggle-states.css?inline';
import picture from '../shared/picture.css?inline';
import poster from '../shared/poster.css?inline';
import componentSample from './component-sample.css?inline';

export const componentSampleStyles = [
  uiButton,
  uiButtonNavigation,
  uiButtonStates,
  uiSpinner,
  uiCloseButton,
  uiCard,
  uiToggle,
  uiToggleStates,
  uiSwitch,
  uiModal,
  uiModalLooks,
  uiSidePanel,
  uiToast,
  uiToastTones,
  uiCatalogue,
  uiCatalogueForms,
  uiResizeFrame,
  picture,
  poster,
  componentSample,
];

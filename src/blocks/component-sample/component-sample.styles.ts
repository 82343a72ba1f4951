import uiButton from '#ui/button/button.css?inline';
import uiButtonNavigation from '#ui/button/button-navigation.css?inline';
import uiCard from '#ui/card/card.css?inline';
import uiCatalogue from '#ui/catalogue/catalogue.css?inline';
import uiSidePanel from '#ui/side-panel/side-panel.css?inline';
import uiSwitch from '#ui/switch/switch.css?inline';
import uiToast from '#ui/toast/toast.css?inline';
import uiToggle from '#ui/toggle/toggle.css?inline';
import poster from '../shared/poster.css?inline';
import componentSample from './component-sample.css?inline';

export const componentSampleStyles = [
  uiButton,
  uiButtonNavigation,
  uiCard,
  uiToggle,
  uiSwitch,
  uiSidePanel,
  uiToast,
  uiCatalogue,
  poster,
  componentSample,
];

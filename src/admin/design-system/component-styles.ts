import '#ui/button/button-navigation.css';
import '#ui/card/card.css';
import '#ui/catalogue/catalogue.css';
import '#ui/catalogue/form-samples.css';
import '#ui/resize-frame/resize-frame.css';
import '#ui/side-panel/side-panel.css';
import '#ui/switch/switch.css';

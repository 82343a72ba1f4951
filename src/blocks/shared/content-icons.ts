import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import Cookie from 'lucide-react/icons/cookie';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';

/** Icons of content by stored name. Arrows that point right are placed after the text. */
export const contentIcons = {
  'arrow-right': { icon: ArrowRight, behind: true },
  'arrow-up-right': { icon: ArrowUpRight, behind: true },
  'arrow-down': { icon: ArrowDown, behind: true },
  'arrow-left': { icon: ArrowLeft, behind: false },
  phone: { icon: Phone, behind: false },
  mail: { icon: Mail, behind: false },
  'message-circle': { icon: MessageCircle, behind: false },
  calendar: { icon: Calendar, behind: false },
  'map-pin': { icon: MapPin, behind: false },
  play: { icon: Play, behind: false },
  download: { icon: Download, behind: false },
  'file-text': { icon: FileText, behind: false },
  plus: { icon: Plus, behind: false },
  check: { icon: Check, behind: false },
  cookie: { icon: Cookie, behind: false },
} as const;

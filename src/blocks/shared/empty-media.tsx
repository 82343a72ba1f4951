import ImageIcon from 'lucide-react/icons/image';
import { type Style, style } from './style.ts';

interface EmptyMediaProps {
  readonly label: string;
  readonly style?: Style;
  readonly attributes?: object;
}

/** Placeholder for a missing image or video in the editor's frame. Visitors see nothing. */
export function EmptyMedia({ label, style: looks, attributes }: EmptyMediaProps) {
  return (
    <div className="empty-media" style={looks && style(looks)} {...attributes}>
      <ImageIcon size={24} strokeWidth={1.5} aria-hidden />
      {label}
    </div>
  );
}

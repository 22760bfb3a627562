// Both on one page, for what they share.
import './ours-in-dialog.tsx';
import './person-card.tsx';

// Both on one page, to measure their shared code.
import './ours-in-dialog.tsx';
import './person-card.tsx';
